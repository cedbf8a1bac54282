"""Games over Ray come to the same tally, byte for byte, though a worker is killed in the middle."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

WHOLE = 240
"""Seconds after which a Ray that does not come back is ended, and the test fails saying so."""
STARTS = 3
"""Ray waits half a minute for its own parts to start, and gives up where a machine is too busy for that."""
ROOT = Path(__file__).parents[2]


def run(folder: Path) -> tuple[int, str]:
    """Its exit code and what it said."""
    said = folder / "said"
    home = {"HOME": str(folder), "RAY_NUM_REDIS_GET_RETRIES": "90"}  # Ray keeps a token at home
    path = os.pathsep.join([str(ROOT / "tests"), str(ROOT / "src")])
    with said.open("wb") as out:
        ran = subprocess.Popen(
            [sys.executable, "-m", "tseuquest.over_ray", str(folder)],
            env={**os.environ, **home, "PYTHONPATH": path},
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            code = ran.wait(WHOLE)
        except subprocess.TimeoutExpired:
            os.killpg(ran.pid, signal.SIGKILL)
            ran.wait()
            pytest.fail(f"Ray did not come back within {WHOLE} s; it said: {said.read_text()[-2000:]}")
    return code, said.read_text()[-4000:]


@pytest.mark.slow
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra [ray] is not installed")
    for _ in range(STARTS):
        code, said = run(tmp_path)
        if code == 0 or (tmp_path / "died").exists():
            break
    assert code == 0, said
    assert (tmp_path / "died").exists(), "no worker was killed"
    over = (tmp_path / "over.json").read_bytes()
    assert over == (tmp_path / "alone.json").read_bytes()
    assert b'"games":3' in over
