/** What is drawn on the page of the rules: fetched with it, and by no table. */
export { default as Drawings } from '../parts/Drawings.svelte'
export { default as Below } from './Below.svelte'
