"""What every test may import lies beside this file: pytest puts the folder of a conftest on the
path (``scripted.py``, ``position_files.py``, ``strategies.py``)."""
