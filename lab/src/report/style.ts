/** How the report looks, light and dark as the reader's screen is, and the few lines that sort and search its list of things. */

export const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#22272b;--soft:#667078;--line:#e4e2dc;--mark:#2f6690;--bar:#8fb3cf;--target:#7fb08a66;--good:#2f7d4f;--bad:#b3541e}
@media (prefers-color-scheme:dark){:root{--paper:#15181b;--card:#1d2125;--ink:#e6e4df;--soft:#98a1a8;--line:#31373c;--mark:#8ec1e8;--bar:#4a7596;--target:#5f9a6d80;--good:#7fc796;--bad:#e59a6a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:980px;margin:0 auto;padding:32px 20px 64px}
h1{margin:0;font-size:28px;font-weight:650}h2{margin:0 0 4px;font-size:18px;font-weight:600}h3{margin:14px 0 4px;font-size:15px;font-weight:600}h3 span{color:var(--soft);font-weight:400;font-size:14px}
header p,.note{color:var(--soft);margin:2px 0 12px;font-size:14px}
section{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:20px 22px;margin:18px 0}
.big{font-size:52px;font-weight:650;line-height:1.1;margin:0;font-variant-numeric:tabular-nums}
.headline p{margin:0 0 8px}
svg+svg{margin-top:10px}svg{display:block;width:100%;min-width:560px;height:auto;font:13px system-ui,sans-serif}
.grid{stroke:var(--line)}.tick{fill:var(--soft);font-size:11px}.label,.value{fill:var(--ink)}.value{font-variant-numeric:tabular-nums}
.interval{stroke:var(--mark);stroke-width:2.5;stroke-linecap:round}.dot{fill:var(--mark)}.faint{fill:var(--card);stroke:var(--mark);stroke-width:1.5}.zero{stroke:var(--soft)}.thin{stroke-width:1.5}.target{fill:var(--target)}.bar{fill:var(--bar)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}
th{text-align:left;color:var(--soft);font-weight:500;padding:4px 8px;white-space:nowrap}td{padding:4px 8px;border-top:1px solid var(--line);position:relative}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}td i{position:absolute;right:8px;bottom:1px;height:2px;max-width:calc(100% - 16px);background:var(--bar)}
.none{color:var(--soft)}th.n{text-align:right}.grid-table th,.grid-table td{padding-left:6px;padding-right:6px}.grid-table th{white-space:normal;vertical-align:bottom;line-height:1.25}.grid-table td:first-child{white-space:nowrap}summary{cursor:pointer;color:var(--mark)}details[open] summary{margin-bottom:8px}.never{margin:0 0 6px;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:6px}.never li{border:1px solid var(--line);border-radius:6px;padding:1px 8px;font-size:14px}.on{color:var(--good)}.near{color:var(--soft)}.below,.above{color:var(--bad)}
button{all:unset;cursor:pointer}button:hover,button:focus-visible{text-decoration:underline}button[data-dir]::after{content:' ↓'}button[data-dir="1"]::after{content:' ↑'}
input{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:4px 10px;margin:0 0 10px;width:240px}`;

export const SORTING = `
const table=document.getElementById('things'),find=document.getElementById('find');
if(table){const body=table.tBodies[0];
for(const button of table.querySelectorAll('button'))button.onclick=()=>{
const at=+button.dataset.at,dir=button.dataset.dir==='-1'?1:-1;
for(const other of table.querySelectorAll('button'))delete other.dataset.dir;
button.dataset.dir=dir;
const value=row=>row.cells[at].dataset.v===undefined?row.cells[at].textContent:+row.cells[at].dataset.v;
body.append(...[...body.rows].sort((a,b)=>{const x=value(a),y=value(b);return (x<y?-1:x>y?1:0)*(typeof x==='string'?-dir:dir)}))};
find.oninput=()=>{for(const row of body.rows)row.hidden=!row.textContent.toLowerCase().includes(find.value.toLowerCase())}}`;
