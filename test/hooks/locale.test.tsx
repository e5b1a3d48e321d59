import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InvalidArgumentError } from '@causeway/react/schemas'
import { CausewayProvider } from '@causeway/react'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const config = configOf(env)
const render = (locale: string) =>
  renderToString(
    <CausewayProvider config={config} wallet={env.wallet} locale={locale}>
      {locale}
    </CausewayProvider>,
  )

it.each(['de', 'en-US', 'zh-Hans-CN'])('default: a language tag: %s', (locale) => {
  expect(render(locale)).toBe(locale)
})

it.each(['en_US', '', 'C'])('error: names a locale that isn’t a language tag: %j', (locale) => {
  expect(() => render(locale)).toThrow(InvalidArgumentError)
  expect(() => render(locale)).toThrow('The argument "locale" of `CausewayProvider` is invalid')
})
