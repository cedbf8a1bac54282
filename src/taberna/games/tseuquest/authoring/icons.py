"""How each kind of scenery and each trap is drawn: on a square of 32, larger ones lying."""

from typing import Final

_SHAPES: Final = {
    "altar": ("M4 6h88v52h-88z", "M14 16h68v32h-68zM48 22v20M38 30h20"),
    "rack-of-torture": ("M4 10h88v44h-88z", "M4 32h88M20 10v44M76 10v44"),
    "wardrobe": ("M3 5h90v22h-90z", "M48 5v22M42 16h2M52 16h2"),
    "weapons-rack": ("M3 2h90v7h-90z", "M16 4v20M12 20h8M40 4l6 20M70 4v18M64 8q6 8 12 0"),
    "chest": ("M6 14q10-8 20 0v12h-20z", "M6 16h20M15 16v4h3v-4"),
    "fireplace": ("M3 2h90v8h-90z", "M20 10v12h56v-12M40 22q-2-10 8-12 0 5 5 6 4 3 1 6"),
    "stairs": ("M3 3h58v58h-58z", "M3 15h58M3 27h58M3 39h58M3 51h58"),
    "mirror": ("M16 4q8 0 8 11t-8 11-8-11 8-11z", "M12 12l6-4M12 17l9-6M16 26v4M11 30h10"),
    "statue": ("M9 28h14v-4h-14zM12 24l1-10q3-3 6 0l1 10zM16 4a4 4 0 1 0 .1 0z", ""),
    "guillotine": ("M9 8h14v8l-14-4z", "M8 29v-25h16v25M5 29h22"),
    "cage": ("", "M6 8q10-8 20 0v20h-20zM11 6v22M16 4v24M21 6v22M6 18h20"),
    "table": ("M5 8h86v48h-86z", "M14 16h30M52 44h28M62 20a6 6 0 1 0 .1 0"),
    "lever": ("M10 1h12v6h-12zM23 20a4 4 0 1 0 .1 0z", "M16 7l6 13"),
    "pendulum": ("M6 18q10 14 20 0q-10 4-20 0z", "M16 2v18"),
    "portal": ("M6 29v-15q10-18 20 0v15z", "M16 24q-6-3-3-8t7 0-2 5-3-2"),
    "well": ("M16 4a12 12 0 1 0 .1 0z", "M16 9a7 7 0 1 0 .1 0zM11 15h4M15 18h5"),
    "fallen-rock": ("M3 26l4-14 8-7 9 4 6 9-2 9z", "M7 12l8 5 9-8M15 17l-2 9"),
    "fallen-rocks": ("M3 27l5-15 12-7 14 6 14-7 10 11 3 12z", "M8 12l13 6 13-7 8 8 6-15M21 18l-3 9"),
    "throne": ("M8 29v-26l4 4 4-4 4 4 4-4v26h-4v-8h-8v8z", "M8 15h16"),
}
ICONS: Final = {
    kind: f'<path class="ink" d="{body}"/><path class="bare" d="{lines}"/>'
    for kind, (body, lines) in _SHAPES.items()
}
TRAPS: Final = {
    kind: f'<path class="trap" d="{lines}"/>'
    for kind, lines in {
        "pit": "M6 6h20v20h-20zl6 6h8l6-6M6 26l6-6h8l6 6M12 12v8M20 12v8",
        "deep-pit": "M6 6h20v20h-20zM11 11h10v10h-10zM11 11l10 10M21 11l-10 10",
        "rocks": "M6 16l4-8 7 3 5-5 5 9-3 5h-15zM10 24l3 4M17 23v5M23 23l-2 5",
        "spears": "M9 28v-20l-3 3M9 8l3 3M16 28v-23l-3 3M16 5l3 3M23 28v-20l-3 3M23 8l3 3",
        "axes": "M16 4v24M16 7q-9-1-9 6t9 4M16 7q9-1 9 6t-9 4",
        "arrows": "M4 10h22l-5-4M26 10l-5 4M4 22h22l-5-4M26 22l-5 4",
        "magic": "M16 4l3 9h9l-7 6 3 9-8-6-8 6 3-9-7-6h9z",
    }.items()
}
