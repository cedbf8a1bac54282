import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import './look/table.css'
import './look/room.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepInside } from './route.svelte'
import { apply } from './settings/settings.svelte'
import { preferred, speak } from './text/texts.svelte'

apply()
keepInside()
await speak(preferred()).catch(() => speak('en'))
mount(App, { target: document.getElementById('page') as HTMLElement })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void import('./offline').then(({ register }) => register())
