/** The map fades away in its rim, which is narrower where a large one is shown smaller. */
const RIM = 'min(6%,.8rem)';

/** The look of a tale, beside that of every page: title and map side by side, two columns where there is room. */
export const TALE_STYLE = `
body.tale{max-width:56rem;padding-top:2.2rem}
.tale header{display:grid;gap:1rem 1.5rem}
.tale h1{font-size:clamp(2.2rem,5vw,3.2rem);font-weight:800;line-height:1;letter-spacing:-.015em}
.tale h1.long{font-size:clamp(1.5rem,4vw,2.3rem);line-height:1.1}
.tale .kicker{margin:0 0 .7rem;font-size:.85rem}
.tale header .span,.tale .span{margin:.7rem 0 1rem;color:var(--ink);font:italic 1.35rem/1.25 Alegreya,Georgia,'Times New Roman',serif}
.tale section>.span{margin:0 0 .6rem;font-size:1.15rem}
.tale .faces{margin:1rem 0 0;font:700 .95rem/1.2 Alegreya,Georgia,'Times New Roman',serif}
.tale .faces li{width:min-content;min-width:3.2rem;max-width:7rem;overflow-wrap:break-word}
.tale .faces svg{width:3.2rem;margin:0 auto .2rem}
.tale figure.map{margin:0;--map-table:transparent}
.tale figure.map svg{width:auto;max-width:100%;max-height:26rem;margin-left:auto;border:0;background:none;
mask:linear-gradient(90deg,#0000,#000 ${RIM} calc(100% - ${RIM}),#0000),linear-gradient(#0000,#000 ${RIM} calc(100% - ${RIM}),#0000);mask-composite:intersect}
.tale figcaption{text-align:right}
.tale main{margin-top:1.4rem}
.tale footer p{margin:.3rem 0}
.columns{columns:21rem 2;column-gap:2.2rem}
.columns section:not(:first-child) .day{margin-top:1.2rem}
.day{margin:0 0 .5rem;padding-bottom:.2rem;border-bottom:1.5px solid var(--ink);font-size:1.15rem;break-after:avoid}
.columns p{margin:.5rem 0;orphans:2;widows:2}
.columns i,.secret{unicode-bidi:isolate}
.tale .secret{padding:0 .15em;box-decoration-break:clone;-webkit-box-decoration-break:clone}
.tale .figures{margin-top:2rem;padding-top:0;border-top:0}
.tale .figure{margin:1.4rem 0 .5rem;padding-bottom:.2rem;border-bottom:1.5px solid var(--ink);font-size:1.15rem}
@media (min-width:46rem){.tale header:has(.map){grid-template-columns:minmax(0,6fr) minmax(0,8fr)}}
@media print{
body.tale{padding:0}
.tale header:has(.map){grid-template-columns:minmax(0,6fr) minmax(0,8fr)}
.tale h1{font-size:32pt}
.tale h1.long{font-size:20pt}
.tale header .span{font-size:13pt}
.tale .faces{gap:1.5mm;font-size:9pt}
.tale .faces li{min-width:11mm}
.tale .faces svg{width:11mm}
.tale figure.map svg{max-height:88mm}
.columns{columns:2;column-gap:9mm;font-size:10.5pt}
.tale .figures{margin-top:6mm}
.tale footer{margin-top:3mm;font-size:8pt}
.tale footer p{margin:.6mm 0}
.tale .figure{margin:4mm 0 1.5mm}
.figure{break-inside:avoid}
}
`;
