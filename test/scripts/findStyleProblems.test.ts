import { expect, it } from 'vitest'
import { findStyleProblems } from '../../scripts/build/styles/findStyleProblems.ts'

const outside = (column: number): string =>
  `the rule at 1:${column} has a selector that starts outside of a widget`

it.each([
  '.cw-root.cw-root { color: red; a { color: blue } &:hover { color: green } }',
  `[data-cw-part='swap'] > p { background: url(data:image/png;base64,AA) }`,
  ':is(.cw-root, [data-cw-part]) p { color: red }',
  '.cw-root { padding-inline-start: 1px; inset-inline-end: 0; text-align: start }',
  '@media (prefers-reduced-motion) { @container (width > 1px) { .cw-root { color: red } } }',
  '@keyframes cw-spin { from { rotate: 0deg } to { rotate: 360deg } }',
])('default: %s', (css) => {
  expect(findStyleProblems(css)).toEqual([])
})

it.each([
  ['.cw-root { padding-left: 1px }', 'it sets padding-left, which has sides'],
  ['.cw-root { right: 1px }', 'it sets right, which has sides'],
  ['.cw-root { border-top-left-radius: 1px }', 'it sets border-top-left-radius, which has sides'],
  ['.cw-root { text-align: right }', 'it sets text-align, which has sides'],
  [`@import 'x.css';`, 'it holds an @import'],
  ['.cw-root { color: light-dark(red, blue) }', 'it holds a light-dark()'],
  ['.cw-root:dir(rtl) { color: red }', 'it holds a :dir()'],
  ['@font-face { font-family: X; src: url(x.woff2) }', 'it holds a @font-face'],
  ['.cw-root { background: url(http://x/y.png) }', 'it loads from another host'],
  [`.cw-root { background: url("//x/y.png") }`, 'it loads from another host'],
  ['a { color: red }', outside(1)],
  [':root { --cw-x: 1 }', outside(1)],
  ['.cw-root, body { color: red }', outside(1)],
  ['.dark .cw-root { color: red }', outside(1)],
  [':is(.cw-root, p) { color: red }', outside(1)],
  ['@media print { p { color: red } }', outside(16)],
  ['.cw-root { .dark & { color: red } }', outside(12)],
])('error: %s', (css, problem) => {
  expect(findStyleProblems(css)).toEqual([problem])
})
