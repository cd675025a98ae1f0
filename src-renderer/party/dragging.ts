/** What a thing of an inventory is known by while it is dragged. */
const KIND = 'application/x-hexwatch-item';

interface Dragged {
  creature: string;
  item: string;
}

/** Takes a thing up with the mouse. */
export function dragItem({ dataTransfer }: DragEvent, { creature, item }: Dragged): void {
  dataTransfer?.setData(KIND, `${creature} ${item}`);
  if (dataTransfer) dataTransfer.effectAllowed = 'move';
}

/** Lets a thing be let go here; what else is dragged is none of our business. */
export function overWithItem(event: DragEvent): void {
  if (event.dataTransfer?.types.includes(KIND)) event.preventDefault();
}

/** The thing that was let go here; undefined where it was none, or is theirs already. */
export function droppedItem(event: DragEvent, on: string): Dragged | undefined {
  const text = event.dataTransfer?.getData(KIND);
  if (!text) return undefined;
  event.preventDefault();
  // Ids have no spaces.
  const [creature = '', item = ''] = text.split(' ');
  return creature === on ? undefined : { creature, item };
}
