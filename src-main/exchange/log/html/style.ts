import { createHash } from 'node:crypto';
import { PALETTES } from '../../../../shared/drawing/map/palette/palettes.ts';
import { TALE_STYLE } from './taleStyle.ts';
import { mapColours } from './wayMap.ts';

/** The look of a session log: light and dark by the reader’s machine, narrow and wide, on paper without colours of the screen. */
export const STYLE = `
:root{color-scheme:light dark;
--paper:#fffdf8;--ink:#2a2521;--faint:#665c50;--line:#d8cdbb;--accent:#9a341b;--good:#44602f;--block:#2a2521;--wash:#f4ddcf;
--p-ink:#2a2521;--p-paper:#f7f0e1;--p-bg:#d9cdb8;--p-line:#c7b99f;${mapColours(PALETTES.light)}}
@media screen and (prefers-color-scheme:dark){:root{
--paper:#1a1815;--ink:#ece4d6;--faint:#aea290;--line:#3d372f;--accent:#e58a66;--good:#9dbb80;--block:#e2d7c3;--wash:#40281d;
--p-ink:#14120f;--p-paper:#d5c8b1;--p-bg:#4d453a;--p-line:#5b5245;${mapColours(PALETTES.dark)}}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 3rem;max-width:46rem;background:var(--paper);color:var(--ink);
font:1.0625rem/1.45 Alegreya,Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
header p,footer,nav,time,.dice,summary,table,figcaption,.faces,svg text{font-family:Inter,system-ui,sans-serif}
h1{margin:0;font-size:2.4rem;line-height:1.1}
h2{margin:2.5rem 0 .5rem;font-size:1.7rem;line-height:1.2}
h3{margin:1.8rem 0 .4rem;padding-bottom:.15rem;border-bottom:1.5px solid var(--ink);font-size:1.15rem}
h4,.figure{margin:1rem 0 .3rem;padding:0;border:0;font-size:1rem}
header p{margin:.3rem 0 1rem;color:var(--faint);font-size:.85rem}
a{color:inherit;text-decoration-color:var(--accent)}
nav{margin:1.2rem 0;font-size:.9rem}
nav ol{margin:.2rem 0;padding-left:1.2rem}
nav li{margin:.15rem 0}
.faces{display:flex;flex-wrap:wrap;gap:.6rem;margin:1rem 0;padding:0;list-style:none;font-size:.8rem;text-align:center}
.faces li{width:4.4rem}
.faces svg{display:block;width:100%;height:auto;border-radius:5px}
.faces bdi{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.ground{fill:var(--p-bg)}.hatching{fill:none;stroke:var(--p-line);stroke-width:1.1}
.i{fill:var(--p-ink)}.p{fill:var(--p-paper)}
.l{fill:none;stroke:var(--p-ink)}.c{fill:none;stroke:var(--p-paper)}
.l,.c,.hatching{stroke-linecap:round;stroke-linejoin:round}
figure{margin:1.2rem 0}
figure.map svg{display:block;width:100%;height:auto;max-height:80vh;border:1px solid var(--line);border-radius:5px;background:var(--map-table)}
figcaption{margin-top:.3rem;color:var(--faint);font-size:.8rem}
.lines,.lines ul{margin:.3rem 0;padding:0;list-style:none}
.lines ul{margin-left:.3rem;padding-left:.9rem;border-left:2px solid var(--line)}
.lines ul.fight{border-color:var(--accent)}
.lines li{margin:.3rem 0}
time{margin-right:.45em;color:var(--faint);font-size:.78em;font-variant-numeric:tabular-nums}
.round{font-weight:700}
.note{font-style:italic}
.secret{background:var(--wash);border-radius:4px;padding:0 .25em}
.secret b{margin-right:.3em;font:600 .75em/1 Inter,system-ui,sans-serif}
.dice{color:var(--faint);font-size:.76em}
details.dice{display:inline-block}
summary{cursor:pointer}
.figures{margin:1.4rem 0;padding-top:.2rem;border-top:1px solid var(--line)}
.figures .figure{margin-bottom:.1rem}
.figures summary{color:var(--faint);font-size:.8rem}
.chart{display:block;width:100%;height:auto;font-size:12px}
.chart text{fill:var(--ink)}
.chart .bar{fill:var(--accent)}
.chart .step{stroke:var(--line)}.chart .axis{stroke:var(--block)}.chart .day{stroke:var(--block);stroke-dasharray:1 3}
.chart .curve{fill:none;stroke-width:2;stroke-linejoin:round}.chart .lead{stroke-width:1}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.8rem}
th,td{padding:.15rem .9rem .15rem 0;border-bottom:1px dotted var(--line);text-align:left;font-weight:400;vertical-align:top}
thead th{color:var(--faint);white-space:nowrap}
.count{text-align:right}
footer{margin-top:3rem;padding-top:.6rem;border-top:1px solid var(--line);color:var(--faint);font-size:.78rem}
:focus-visible{outline:2.5px solid var(--accent);outline-offset:2px}
@media print{
@page{margin:16mm 14mm;@bottom-right{content:counter(page);color:#665c50;font:8pt Inter,system-ui,sans-serif}}
body{max-width:none;padding:0;font-size:9.5pt;line-height:1.35}
.lines{columns:2;column-gap:8mm}
nav{display:none}
h2,h3,h4{break-after:avoid}
li,figure,tr,.chart{break-inside:avoid}
.lines li:has(ul){break-inside:auto}
figure.map svg{max-height:105mm}
.faces li{width:16mm}
.map,.ground,.secret,.bar{print-color-adjust:exact}
.figures details:not([open]){display:none}
}
${TALE_STYLE}`;

/** The one style that the page has, as a content security policy names it. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
