import BestiaryPanel from './bestiary/BestiaryPanel.svelte';
import HouseRulesPanel from './houseRules/HouseRulesPanel.svelte';
import HistoryPanel from './log/HistoryPanel.svelte';
import NewCharacter from './making/NewCharacter.svelte';
import PrepPanel from './site/PrepPanel.svelte';
import PeoplePanel from './people/PeoplePanel.svelte';
import Shop from './shop/Shop.svelte';
import TablesPanel from './tables/TablesPanel.svelte';

/** What opens over the map and needs nothing but the game. */
export const PANELS = {
  prep: PrepPanel,
  people: PeoplePanel,
  'house-rules': HouseRulesPanel,
  history: HistoryPanel,
  tables: TablesPanel,
  bestiary: BestiaryPanel,
  making: NewCharacter,
  shop: Shop,
};
