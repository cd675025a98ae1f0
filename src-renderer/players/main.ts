import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/alegreya/wght-italic.css';
import '@fontsource-variable/inter/wght.css';
import '../theme.css';
import '../forcedColours.css';
import '../print.css';
import { mount } from 'svelte';
import { startTheme } from '../ui/theme.svelte.ts';
import { PlayersClient } from './playersClient.svelte.ts';
import PlayersApp from './PlayersApp.svelte';
import { choosePlayersTransport } from './transport.ts';

const target = document.getElementById('players');
if (!target) throw new Error('The page has no element for the players’ screen.');
startTheme('dark');
mount(PlayersApp, { target, props: { client: new PlayersClient(choosePlayersTransport()) } });
