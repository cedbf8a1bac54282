/** What surrounds the dungeon: sharing out, the rounds of magic, the camp, the roads. Fetched when it is wanted. */
export { default as Evening } from './Evening.svelte'
export { default as Asked } from './Asked.svelte'
