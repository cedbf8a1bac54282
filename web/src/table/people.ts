/** What is around a game where there are other people: fetched with its words when it is first needed. */
import { speakSomebody } from '../room/speaking'
import Again from './Again.svelte'
import OfferBar from './OfferBar.svelte'
import Watching from './Watching.svelte'
import WatchSwitch from './WatchSwitch.svelte'

const PEOPLE = { Again, OfferBar, Watching, WatchSwitch }

export const bring = (): Promise<typeof PEOPLE> => speakSomebody().then(() => PEOPLE)
