"""Some functions of the core written out for a card: what takes most of the time there when seven stones lie
face-down. They come to the same as core/belief.py and core/crowd.py, but for rounding."""

import re

BLOCK = 64

SHARE_OUT = """
// By how many symbols are used, so that a row of weights is read once; sums of the sets lie in shared memory.
__device__ __noinline__ narrow _share_out(narrow *w, int down) {
    __shared__ narrow pool[128 * @BLOCK@];
    narrow *sums = pool + threadIdx.x;
    const int full = (1 << down) - 1;
    sums[0] = 1.0f;
    for (int used_up = 1; used_up <= down; used_up++) {
        narrow row[7];
        #pragma unroll
        for (int s = 0; s < 7; s++) row[s] = w[@WEIGHTS@ + (used_up - 1) * 7 + s];
        for (int used = (1 << used_up) - 1; used <= full;) {
            narrow total = 0.0f;
            #pragma unroll
            for (int s = 0; s < 7; s++) if (used >> s & 1) total += sums[@BLOCK@ * (used ^ 1 << s)] * row[s];
            sums[@BLOCK@ * used] = total;
            const int low = used & -used, next = used + low;
            used = next | ((next ^ used) >> 2) >> (__ffs(used) - 1);
        }
    }
    sums[@BLOCK@ * full] = 1.0f;
    for (int used_up = down - 1; used_up >= 0; used_up--) {
        narrow row[7], shares[7];
        #pragma unroll
        for (int s = 0; s < 7; s++) { row[s] = w[@WEIGHTS@ + used_up * 7 + s]; shares[s] = 0.0f; }
        for (int used = (1 << used_up) - 1; used < full;) {
            const narrow here = sums[@BLOCK@ * used];
            narrow total = 0.0f;
            #pragma unroll
            for (int s = 0; s < 7; s++) if (s < down && !(used >> s & 1)) {
                const narrow term = sums[@BLOCK@ * (used | 1 << s)] * row[s];
                total += term;
                shares[s] += here * term;
            }
            sums[@BLOCK@ * used] = total;
            if (!used) break;
            const int low = used & -used, next = used + low;
            used = next | ((next ^ used) >> 2) >> (__ffs(used) - 1);
        }
        #pragma unroll
        for (int s = 0; s < 7; s++) w[@CHANCE@ + used_up * 7 + s] = shares[s];
    }
    const narrow whole = sums[0];
    for (int i = 0; i < down * 7; i++) w[@CHANCE@ + i] /= whole;
    return whole;
}
"""

COUNT_ROWS = """
__device__ __forceinline__ void _count_rows(narrow *w, int down) {}
"""

TURN_PASSES = """
// A guess is held in registers while it fades.
__device__ __noinline__ void crowd_turn_passes(narrow *crowd, int *board, int down, narrow *w, int at) {
    int lies = 0;
    #pragma unroll
    for (int i = 0; i < 7; i++) lies |= (board[i] == 7) << i;
    for (int j = 0; j < 6; j++) {
        narrow *one = crowd + j * 45;
        const narrow faded = fade(down, one[35]);
        narrow uses[7], right[7], wrong[7], before[7], lost[7];
        #pragma unroll
        for (int i = 0; i < 7; i++) if (lies >> i & 1) {
            uses[i] = one[7 + i]; right[i] = one[i]; wrong[i] = one[28 + i]; before[i] = one[21 + i];
        }
        narrow left = one[37];
        int done = 0;
        while (left > 0.004f) {
            int weakest = -1;
            narrow least = 2.0f, rest = 0.0f;
            #pragma unroll
            for (int i = 0; i < 7; i++) if ((lies & ~done) >> i & 1 && before[i] < least) {
                weakest = i; least = before[i]; rest = 1.0f - right[i] - wrong[i];
            }
            if (weakest < 0) break;
            done |= 1 << weakest;
            #pragma unroll
            for (int i = 0; i < 7; i++) if (i == weakest) uses[i] += left;
            left *= max(0.0f, rest);
        }
        narrow held = 0.0f, mixed = 0.0f;
        #pragma unroll
        for (int i = 0; i < 7; i++) if (lies >> i & 1) {
            const narrow age = one[14 + i] + 1.0f, now = recall(max(1.0f, uses[i]), age, faded);
            one[14 + i] = age;
            one[7 + i] = uses[i];
            one[21 + i] = now;
            lost[i] = now < before[i] ? 1.0f - now / before[i] : 0.0f;
            const narrow mine = right[i] + wrong[i];
            held += mine;
            mixed += (1.0f - 0.7f) * lost[i] * mine;
        }
        #pragma unroll
        for (int i = 0; i < 7; i++) if (lies >> i & 1) {
            const narrow mine = right[i] + wrong[i], rest = held - right[i] - wrong[i];
            const narrow own = (1.0f - 0.7f) * lost[i] * max(0.0f, min(1.0f, rest));
            const narrow others = max(0.0f, mixed - (1.0f - 0.7f) * lost[i] * mine) / max(1.0f, rest);
            one[i] = right[i] * (1.0f - lost[i]) * (1.0f - others);
            one[28 + i] = wrong[i] * (1.0f - lost[i] + own) + right[i] * (own + (1.0f - lost[i]) * others);
        }
    }
}
"""

WEIGH = """
__device__ __noinline__ void crowd_weigh(narrow *crowd, int *board, narrow *w, int at) {
    int lies = 0;
    narrow knows[7], proof = 0.0f, thinks = 0.0f;
    #pragma unroll
    for (int i = 0; i < 7; i++) { lies |= (i < board[7] && board[i] == 7) << i; knows[i] = 0.0f; }
    for (int j = 0; j < 6; j++) {
        const narrow *one = crowd + j * 45;
        const narrow weight = one[38];
        narrow right[7], held[7], rights = 1.0f, helds = 1.0f;
        #pragma unroll
        for (int i = 0; i < 7; i++) {
            right[i] = held[i] = 1.0f;
            if (lies >> i & 1) { right[i] = one[i]; held[i] = right[i] + one[28 + i]; }
            rights *= right[i]; helds *= held[i];
        }
        proof += weight * rights;
        thinks += weight * helds;
        #pragma unroll
        for (int i = 0; i < 7; i++) if (lies >> i & 1) {
            const narrow blank = max(0.0f, 1.0f - held[i]);
            narrow rest_right = 1.0f, rest_held = 1.0f;
            #pragma unroll
            for (int k = 0; k < 7; k++) if (k != i) { rest_right *= right[k]; rest_held *= held[k]; }
            knows[i] += weight * (right[i] + blank * rest_right);
            proof += weight * blank * rest_right;
            thinks += weight * blank * rest_held;
        }
    }
    #pragma unroll
    for (int i = 0; i < 7; i++) w[@KNOWS@ + i] = knows[i];
    w[@ALL@ + at] = min(1.0f, proof);
    w[@ALL@ + at + 1] = min(1.0f, thinks);
}
"""


def written_out(text: str, layout: dict) -> str:
    """The kernels in single precision with these in place of what was translated."""
    for name, body in (
        ("_share_out", SHARE_OUT), ("_count_rows", COUNT_ROWS), ("crowd_turn_passes", TURN_PASSES),
        ("crowd_weigh", WEIGH),
    ):  # fmt: skip
        found = re.search(rf"(?m)^__device__ [^;\n]* {name}\([^;]*?\) \{{\n(?:.*\n)*?\}}\n", text)
        assert found, name
        for key, value in {**layout, "BLOCK": BLOCK}.items():
            body = body.replace(f"@{key}@", str(value))
        text = text[: found.start()] + body.lstrip() + text[found.end() :]
    return text
