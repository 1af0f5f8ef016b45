"""The Witcher: Old World: rules, content packs and positions."""
