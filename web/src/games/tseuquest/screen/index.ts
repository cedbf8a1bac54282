/** The Sorcerer's screen, fetched by whoever was given a plan and by nobody else. */
export { default as Figures } from './Figures.svelte'
export { default as Hatch } from './Hatch.svelte'
export { default as Letters } from './Letters.svelte'
export { default as Panel } from './Panel.svelte'
