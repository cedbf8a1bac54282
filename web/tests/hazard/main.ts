/** The house with one more game on its shelf. */
import { GAMES } from '../../src/games'
import Card from './Card.svelte'

GAMES['hazard'] = { Card, title: () => 'hazard-title', page: () => import('./game.svelte') }
await import('../../src/main')
