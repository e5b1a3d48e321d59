import { expect, it } from 'vitest'
import { keepHeaders } from '../../../src/proxy/response/keepHeaders.ts'

const guide = '<https://docs.example/v3>; rel="deprecation"'

it.each([
  [guide, guide],
  [
    `${guide}; type="text/html", </requests/v3>; rel=successor-version, <https://docs.example>; rel="sunset"`,
    `${guide}, </requests/v3>; rel="successor-version", <https://docs.example>; rel="sunset"`,
  ],
  [`<https://evil.example/x.js>; rel="preload"; as="script", ${guide}`, guide],
  ['<https://evil.example>; rel="preconnect"', undefined],
  ['<https://evil.example/x.css>; rel=stylesheet', undefined],
  ['<https://evil.example>; rel="dns-prefetch"', undefined],
  ['<javascript:alert(1)>; rel="deprecation"', undefined],
  ['<data:text/html,x>; rel="sunset"', undefined],
  ['</v4>; rel=successor-version', '</v4>; rel="successor-version"'],
  ['<//evil.example/x>; rel=sunset', undefined],
  ['<http://evil.example/x>; rel=sunset', undefined],
  ['no link', undefined],
])('behavior: passes on only known relations of Link: %s', (link, kept) => {
  expect(keepHeaders(new Headers({ link, 'set-cookie': 'a=b' }), () => false)).toEqual(
    kept === undefined ? {} : { link: kept },
  )
})
