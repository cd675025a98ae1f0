/**
 * Fights, armour, flight and morale go as in Cairn, with this page’s Critical Damage; a block or dodge costs a Fatigue and impairs
 * the blow (BDP-S3).
 */
export const FIGHTS = 'BDP-S3';
