import { mount } from 'svelte'
import '../../src/look/tokens.css'
import '../../src/look/fonts.css'
import '../../src/look/base.css'
import Gallery from './Gallery.svelte'
mount(Gallery, { target: document.getElementById('app')! })
