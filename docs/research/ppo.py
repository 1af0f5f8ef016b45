"""PPO for any table of Seven Cats, in one file with JAX: python ppo.py gwent-duel-v0 --steps 200000

Needs `pip install sevencats[adapters,train]`. Prints one line for each update: steps, share of
games won since the last line, loss. `--out FILE` writes the same as CSV.
"""

import argparse
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import optax

import sevencats

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, PARTS = 0.995, 0.95, 0.2, 0.01, 3, 4
ROLLOUT = 128


def layer(key, rows, columns, scale):
    """Return the weights of a layer and its bias."""
    return jax.random.normal(key, (rows, columns)) * scale / np.sqrt(rows), jnp.zeros(columns)


def network(params, seen, mask):
    """Return log chances of the actions, none for those that are not listed, and the value."""
    hidden = jnp.log1p(seen)
    for weight, bias in params[:-2]:
        hidden = jnp.tanh(hidden @ weight + bias)
    (policy, shift), (worth, offset) = params[-2:]
    logits = jnp.where(mask, hidden @ policy + shift, -1e9)
    return jax.nn.log_softmax(logits), (hidden @ worth + offset)[:, 0]


def loss(params, batch):
    """Return PPO's loss: clipped gain, squared error of the value, and a bonus for variety."""
    logs, value = network(params, batch["seen"], batch["mask"])
    chosen = jnp.take_along_axis(logs, batch["action"][:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - batch["log"])
    gain = batch["gain"]
    clipped = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -(jnp.exp(logs) * jnp.where(batch["mask"], logs, 0)).sum(1)
    parts = -clipped + 0.5 * (value - batch["target"]) ** 2 - ENTROPY * entropy
    return (parts * batch["live"]).sum() / batch["live"].sum()


def gains(rewards, values, over, last):
    """Return the generalised advantages of a rollout, step by step from its end."""
    found, carry = np.zeros_like(rewards), np.zeros(rewards.shape[1])
    for step in reversed(range(len(rewards))):
        after = (last if step == len(rewards) - 1 else values[step + 1]) * (1 - over[step])
        carry = carry * GAMMA * LAMBDA * (1 - over[step])
        carry += rewards[step] + GAMMA * after - values[step]
        found[step] = carry
    return found


def main():
    """Train, and print the curve."""
    parser = argparse.ArgumentParser(description="Train a policy for a table by PPO.")
    parser.add_argument("table", help="a name such as gwent-duel-v0")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    tables = sevencats.make(given.table, num_envs=given.tables, opponent=given.opponent)
    size, actions = tables.single_observation_space.shape[0], tables.single_action_space.n
    keys = jax.random.split(jax.random.PRNGKey(given.seed), 5)
    params = [layer(keys[0], size, 128, 1.0), layer(keys[1], 128, 128, 1.0)]
    params += [layer(keys[2], 128, actions, 0.01), layer(keys[3], 128, 1, 1.0)]
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(5e-4))
    state, act = optimiser.init(params), jax.jit(network)

    @jax.jit
    def improve(params, state, batch):
        value, slope = jax.value_and_grad(loss)(params, batch)
        change, state = optimiser.update(slope, state)
        return optax.apply_updates(params, change), state, value

    rng = np.random.default_rng(given.seed)
    seen, info = tables.reset(seed=given.seed)
    lines, begun, done = ["steps,games,won,loss,seconds"], time.monotonic(), np.zeros(given.tables)
    for update in range(1, given.steps // (ROLLOUT * given.tables) + 1):
        steps, ended = [], []
        for _ in range(ROLLOUT):
            mask = info["action_mask"].astype(bool)
            logs, value = (np.asarray(part) for part in act(params, seen, mask))
            noise = rng.gumbel(size=logs.shape)
            action = np.where(mask, logs + noise, -np.inf).argmax(1)
            log = logs[np.arange(len(action)), action]
            after, reward, over, _, info = tables.step(action)
            ended += reward[over].tolist()
            steps.append((seen, mask, action, log, value, reward, over, 1.0 - done))
            seen, done = after, over.astype(float)
        last = np.asarray(act(params, seen, info["action_mask"].astype(bool))[1])
        columns = [np.stack(column) for column in zip(*steps, strict=True)]
        views, masks, chosen, logs, values, rewards, over, live = columns
        gain = gains(rewards, values, over, last)
        target = gain + values
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        named = ("seen", views), ("mask", masks), ("action", chosen), ("log", logs)
        named += ("gain", gain), ("target", target), ("live", live)
        flat = {name: part.reshape(-1, *part.shape[2:]) for name, part in named}
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(flat["log"])), PARTS):
                batch = {name: column[part] for name, column in flat.items()}
                params, state, value = improve(params, state, batch)
        won = np.mean([reward > 0 for reward in ended]) if ended else float("nan")
        at, seconds = update * ROLLOUT * given.tables, time.monotonic() - begun
        lines.append(f"{at},{len(ended)},{won:.3f},{float(value):.4f},{seconds:.0f}")
        print(lines[-1], flush=True)
    if given.out:
        given.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
