/** The rules of well-known resets and themes for plain elements, loaded after ours. */
export const frameworkSheets = {
  'Tailwind 3 preflight': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
    html { line-height: 1.5; font-family: ui-sans-serif, system-ui, sans-serif; tab-size: 4; font-feature-settings: normal }
    body { margin: 0; line-height: inherit }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
    a { color: inherit; text-decoration: inherit }
    b, strong { font-weight: bolder } small { font-size: 80% }
    code, kbd, samp, pre { font-family: monospace; font-size: 1em }
    button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: inherit; color: inherit; margin: 0; padding: 0 }
    button, input:where([type='button']), [type='button'], [type='submit'] { appearance: button; background-color: transparent; background-image: none }
    blockquote, dl, dd, h1, h2, h3, h4, hr, figure, p, pre { margin: 0 }
    ol, ul, menu { list-style: none; margin: 0; padding: 0 }
    input::placeholder { opacity: 1; color: #9ca3af }
    button, [role='button'] { cursor: pointer }
    img, svg, video, canvas, audio, iframe { display: block; vertical-align: middle }
    img, video { max-width: 100%; height: auto }
    [hidden] { display: none }`,
  'Bootstrap 5': `
    body { margin: 0; font: 400 1rem/1.5 system-ui; color: #212529; background: #ffffff; -webkit-text-size-adjust: 100% }
    h2 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; font-size: calc(1.325rem + 0.9vw) }
    p, ul, ol, dl { margin-top: 0; margin-bottom: 1rem } ol, ul { padding-left: 2rem }
    a { color: #0d6efd; text-decoration: underline }
    label { display: inline-block } button { border-radius: 0 }
    button:focus:not(:focus-visible) { outline: 0 }
    button:not(:disabled), [type='button']:not(:disabled) { cursor: pointer }
    [role='button'] { cursor: pointer } summary { display: list-item }
    img, svg { vertical-align: middle } fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
    legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: calc(1.275rem + 0.3vw); line-height: inherit }
    code { font-size: 0.875em; color: #d63384; word-wrap: break-word }`,
  'normalize and CssBaseline': `
    html { -webkit-font-smoothing: antialiased; box-sizing: border-box; line-height: 1.15 }
    *, *::before, *::after { box-sizing: inherit } strong, b { font-weight: 700 }
    body { margin: 0; font: 400 1rem/1.5 Roboto, Helvetica, Arial, sans-serif; letter-spacing: 0.00938em }
    h1 { font-size: 2em; margin: 0.67em 0 } small { font-size: 80% }
    button, input, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; overflow: visible; text-transform: none }
    button::-moz-focus-inner { padding: 0 } button:-moz-focusring { outline: 1px dotted }
    details { display: block } summary { display: list-item } template, [hidden] { display: none }`,
  "a shop's theme": `
    .page { font: 18px/1.9 Georgia, serif; color: #333333; text-align: justify; hyphens: auto }
    .page p, .page li { margin: 0 0 1.6em; line-height: 1.9 } .page h2 { font-size: 48px; border-bottom: 3px solid; padding: 1em 0; clear: both }
    .page a { border-bottom: 1px solid; color: crimson } .page a:hover { background: crimson; color: white }
    .page button, .page input[type='submit'], .page [type='button'] { background: crimson; color: white; border: 0; padding: 1.2em 3em; border-radius: 99px;
      text-transform: uppercase; letter-spacing: 0.2em; font-weight: 900; box-shadow: 0 4px 0 maroon; width: 100%; min-width: 240px }
    .page input, .page select { border: 2px solid crimson; height: 64px; padding: 0 1em; margin-bottom: 1em; display: block; width: 100% }
    .page ul { list-style: disc; padding-left: 3em } .page ul li::before { content: '✓ '; color: crimson }
    .page img, .page svg { max-width: 100%; height: auto; display: block; margin: 0 auto 1em }
    .page section, .page form { padding: 60px 0; clear: both } .page label { display: block; font-weight: 700 }`,
} as const satisfies Record<string, string>
