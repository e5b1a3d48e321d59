/** Sheets that only a shadow root survives: important rules with IDs, in layers, and rules for the widgets' own parts. */
export const importantSheets = {
  'important, by an id': `
    #root#root#root#root :is(button, input, p, span, h2, form, svg, svg *, ul, li, [role='dialog'], [data-cw-part]) {
      display: block !important; color: red !important; background: yellow !important; padding: 30px !important; font: 30px fantasy !important }`,
  'important, in a layer': `@layer page { .page :is([popover], [data-cw-part], .cw-root) { display: none !important; width: 50px !important } }`,
  'shapes of drawings': 'path { d: path("M 0 0 H 9") !important } circle { r: 1px !important }',
} as const satisfies Record<string, string>
