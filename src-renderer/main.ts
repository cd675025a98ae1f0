import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/alegreya/wght-italic.css';
import '@fontsource-variable/inter/wght.css';
import './theme.css';
import './forcedColours.css';
import './print.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { Game } from './game.svelte.ts';
import { chooseTransport } from './transport.ts';
import { startTheme } from './ui/theme.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no element for Hexwatch.');
startTheme();
mount(App, { target, props: { game: new Game(chooseTransport()) } });
