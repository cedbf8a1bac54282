import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/seats.css'
import './look/table.css'
import './look/rail.css'
import './look/screens.css'
import './look/phone.css'
import './look/sides.css'
import './look/talk.css'
import './look/room.css'
import './look/room-phone.css'
import './look/opponents.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { bring } from './pages'
import { keepInside } from './route.svelte'
import { apply } from './settings/settings.svelte'
import { preferred, speak } from './text/texts.svelte'

apply()
keepInside()
const coming = bring(location.pathname).catch(() => null)
await speak(preferred()).catch(() => speak('en'))
await coming
const target = document.getElementById('page') as HTMLElement
target.replaceChildren()
mount(App, { target })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void import('./offline').then(({ register }) => register())
