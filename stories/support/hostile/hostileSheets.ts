import { frameworkSheets } from './frameworkSheets.ts'
import { inheritedSheet } from './inheritedSheet.ts'

/**
 * Style sheets of pages that a widget must stand on unchanged: each is a thing that pages do, most of them by mistake. The page is
 * `#root.page`; the widget is somewhere in it.
 */
export const hostileSheets = {
  ...frameworkSheets,
  'inherited text': inheritedSheet,
  'margins, important': '* { margin: 0 !important }',
  'margins, important and large': '* { margin: 40px !important }',
  'buttons unset': 'button { all: unset }',
  'everything unset': '.page *:not(svg *) { all: unset } .page *::before, .page *::after { all: unset }',
  'drawings sized and filled': `
    svg { display: block; width: 80px; height: 80px; max-width: 100%; margin: 9px; fill: tomato; vertical-align: middle }
    svg *, path, circle, rect { fill: tomato; stroke: blue; stroke-width: 9px; opacity: 0.4 }
    img, svg, canvas { max-width: 100%; height: auto; border: 3px solid }`,
  'dialogs hidden': 'dialog, [popover], [role="dialog"], [aria-modal] { display: none }',
  'popovers hidden, important': '[popover], dialog { display: none !important; position: static !important }',
  'sections in a row': 'section { display: flex; gap: 40px; padding: 60px 0; max-width: 200px }',
  'narrow forms': 'form { max-width: 160px; padding: 30px; display: flex; border: 4px solid }',
  'wide labels': 'label { width: 300px; float: left; font-weight: bold; display: inline-block; margin: 9px }',
  'buttons by an id': `
    #root button { all: unset; background: red; padding: 30px; border-radius: 0; font-size: 30px; width: 100% }
    #root button:hover, #root button:focus { background: blue }`,
  'two ids and many classes': `
    #root#root.page .page-section .page-widget > div button.x, #root#root.page[data-page][data-page][data-page] :is(button, p, span, h2, li)
    { display: block; color: red; background: yellow; padding: 30px; font-size: 30px }`,
  'a small root': 'html { font-size: 62.5% }',
  'no outlines, important': '*, *:focus, *:focus-visible { outline: none !important }',
  'another box, important': '*, *::before, *::after { box-sizing: content-box !important }',
  'a universal look': `
    * { font: italic 10px/3 cursive; color: hotpink; background: yellow; border: 2px dashed; padding: 7px; letter-spacing: 3px;
      text-align: center; float: left; min-height: 50px; max-width: 90%; overflow: hidden; box-shadow: 0 0 9px; border-radius: 50% }`,
  'what stands before and after': `
    *::before, *::after { content: '★'; display: block; position: static; width: 50px; height: 50px; background: red; transform: none }
    *::first-line { text-transform: uppercase; letter-spacing: 5px; color: red }
    ::placeholder { color: red; font-size: 40px; opacity: 0.2 }
    ::marker { content: '→'; color: red }
    ::backdrop { background: red }
    ::-webkit-details-marker { display: block }
    ::-webkit-search-cancel-button { width: 90px }`,
  'veils of its own dialogs': `
    ::backdrop { background: rgb(180 0 0 / 0.55); backdrop-filter: blur(3px); animation: page-blink 2s; opacity: 0.9; border: 9px solid }
    dialog::backdrop, [popover]::backdrop, :popover-open::backdrop { display: block; background: black; inset: 0; pointer-events: auto }`,
  'drawings that fade in': `
    * { animation: page-hide 0.01s forwards; animation-delay: 0s; transition: all 9s 9s }
    svg * { animation: page-hide 0.01s forwards; stroke-dasharray: 1 9; stroke-dashoffset: 4; stroke-linecap: butt; stroke-linejoin: bevel;
      stroke-miterlimit: 1; vector-effect: non-scaling-stroke; clip-rule: evenodd; fill-rule: evenodd; paint-order: stroke; rotate: 9deg;
      scale: 0.5; translate: 3px; offset-path: ray(45deg); zoom: 0.8; transform-box: fill-box; transform-origin: 9px; mix-blend-mode: difference; pointer-events: all }
    @keyframes page-hide { to { opacity: 0; visibility: hidden } }`,
  'custom properties of common names': `
    * { --_accent: red; --_border: 1px solid red; --_font-size: 40px; --_radius: 40px; --_space: 30px; --_surface: red }
    button { --accent: red; --border: 3px solid red; --bg: red; --color: lime; --font-size: 40px; --radius: 40px; --space: 30px }`,
  'roles and states': `
    [role='listbox'], [role='option'], [role='group'], [role='presentation'], [role='status'], [role='alert'] { display: none }
    [aria-hidden='true'], [aria-busy], [aria-expanded] { visibility: hidden; opacity: 0 }
    [data-state='open'], [data-state='closed'], [data-state='ready'], [data-state='done'] { display: none; animation: x 1s }
    [tabindex] { position: absolute; clip: rect(0 0 0 0) }
    [dir] { text-align: right; unicode-bidi: bidi-override }
    [lang] { font-family: cursive; quotes: none }`,
  'fields by their type': `
    input, input[type='text'], input:not([type]), [inputmode], select, textarea
    { appearance: none; width: 100px; height: 80px; padding: 20px; border: 5px solid; border-radius: 0; background: #eeeeee; box-shadow: inset 0 0 9px;
      font-size: 30px; text-align: center; color: red; display: block }
    fieldset, legend { border: 3px solid; padding: 20px; float: left; min-width: 400px }`,
  'states of fields and buttons': `
    button:disabled, [aria-disabled='true'], :disabled { opacity: 0.2; pointer-events: none; display: none }
    :invalid, :required, :read-only { border: 4px solid red; background: pink; box-shadow: 0 0 9px red }
    :focus, :focus-visible { box-shadow: 0 0 0 9px blue; border-radius: 0; background: yellow; transform: scale(1.2) }
    a:link, a:visited { color: red; text-decoration: underline wavy; background: yellow }`,
  'every plain element a row': `
    div, ul, ol, dl { display: flex; flex-direction: row; flex-wrap: nowrap; gap: 30px; position: relative; z-index: 5 }
    span, b, strong, small, em, bdi { display: block; font-size: 30px; font-weight: 900; position: relative; top: 9px }
    p, h1, h2, h3, h4 { max-width: 60px; margin: 2em 0; font: 40px fantasy; text-transform: uppercase }
    li { display: inline; list-style: square inside; padding-left: 40px } li::before { content: '– ' }`,
  'tables, details and code': `
    table, th, td, tr { border: 3px solid; padding: 20px; display: block; width: 100px; text-align: center }
    details, summary { display: list-item; list-style: square; padding: 30px; border: 3px solid; background: yellow }
    details[open] summary ~ * { margin: 40px; display: none }
    code, pre, kbd, dl, dt, dd { background: black; color: lime; padding: 20px; margin: 20px; font: 30px monospace; float: left }`,
  'a page that moves and cuts': `
    #root { transform: translateZ(0); filter: opacity(0.99); overflow: hidden; contain: paint; will-change: transform; perspective: 100px }
    .page-widget { overflow: hidden; position: relative; z-index: 0 }
    * { transition: all 3s; animation: page-blink 2s infinite; scroll-behavior: smooth }
    @keyframes page-blink { 50% { opacity: 0.2 } }`,
  'effects on every box': `
    .page-widget div:not(.bridge) { clip-path: circle(20px); mask: linear-gradient(#0000, #000); filter: blur(3px); mix-blend-mode: difference; opacity: 0.4;
      rotate: 4deg; scale: 0.8; transform: skew(9deg); contain: strict; content-visibility: hidden; aspect-ratio: 1; perspective: 40px }
    .page-widget { forced-color-adjust: none; print-color-adjust: exact; marker: url(#own); image-orientation: none; shape-rendering: crispEdges }
    ::details-content { display: none }`,
} as const satisfies Record<string, string>

export type HostileSheetName = keyof typeof hostileSheets
