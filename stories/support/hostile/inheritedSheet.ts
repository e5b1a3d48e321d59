/** All that a widget would inherit, set by the page around it to what no widget wants. */
export const inheritedSheet = `
  .page {
    border-collapse: collapse; border-spacing: 9px; caption-side: bottom; caret-color: red; cursor: crosshair; direction: rtl; empty-cells: hide;
    font: italic small-caps 900 condensed 30px/3 fantasy; font-feature-settings: 'smcp'; font-kerning: none; font-optical-sizing: none;
    font-palette: dark; font-size-adjust: 0.9; font-synthesis: none; font-variant: small-caps slashed-zero; font-variation-settings: 'wght' 900;
    hanging-punctuation: first; hyphenate-character: '='; hyphens: auto; image-rendering: pixelated; letter-spacing: 0.4em; line-break: anywhere;
    list-style: square inside; orphans: 4; overflow-wrap: anywhere; paint-order: stroke; quotes: '(' ')'; stroke: blue; stroke-width: 3px; fill: red;
    stroke-linecap: square; stroke-dasharray: 2px; fill-opacity: 0.3; stroke-opacity: 0.3; fill-rule: evenodd; text-anchor: end;
    tab-size: 3; text-align: right; text-align-last: right; text-autospace: no-autospace; text-decoration-skip-ink: none; text-emphasis: '*';
    text-indent: 3em; text-justify: none; text-rendering: optimizeSpeed; text-shadow: 2px 2px red; text-spacing-trim: space-all;
    text-transform: uppercase; text-underline-offset: 9px; text-underline-position: under; text-wrap: nowrap; user-select: none; white-space: pre;
    widows: 4; word-break: break-all; word-spacing: 9px; writing-mode: vertical-rl; text-orientation: upright; -webkit-text-fill-color: lime;
    -webkit-text-stroke: 2px red; -webkit-text-security: disc; -webkit-user-modify: read-write; accent-color: red;
    color: hotpink; scrollbar-color: red lime;
  }`
