import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FeesWidget } from '@causeway/react/widgets'
import { getQuote } from '@causeway/react/actions'
import { TokenLogo } from '../../../../../src/widgets/shared/parts/icons/TokenLogo.tsx'
import { clientOf, createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../../../support/renderWithCauseway.tsx'

function renderLogo(logoURI: string | undefined) {
  const env = createTestEnvironment()
  const [token] = env.tokens
  if (!token) throw new TypeError('The sandbox has no token.')
  const { container } = renderWithCauseway(<TokenLogo token={{ ...token, symbol: 'USDC', logoURI }} />, env)
  return { container, image: container.querySelector('img') }
}

it('default: loads the picture from the page’s list without a referrer or credentials', () => {
  const { container, image } = renderLogo('https://tokens.invalid/usdc.png')
  expect(image).toHaveAttribute('src', 'https://tokens.invalid/usdc.png')
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(image).toHaveAttribute('crossorigin', 'anonymous')
  if (image) fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(container).toHaveTextContent('USDCA')
})

it.each([
  undefined,
  'http://tokens.invalid/usdc.png',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  'https://user:secret@tokens.invalid/usdc.png',
  '//tokens.invalid/usdc.png',
  'ipfs://bafy/usdc.png',
])('error: shows letters instead of the picture %j', (logoURI) => {
  const { container, image } = renderLogo(logoURI)
  expect(image).toBeNull()
  expect(container).toHaveTextContent('USDCA')
})

it('behavior: never loads a picture that the provider names', async () => {
  const env = createTestEnvironment()
  const client = clientOf(async (...request) => {
    const text = await (await env.sandbox.fetch(...request)).text()
    return new Response(text.replaceAll('"logoURI":""', '"logoURI":"https://evil.invalid/a.png"'))
  })
  const quote = await getQuote(client, env.quoteParameters())
  expect(quote.details.currencyIn.currency.metadata).toMatchObject({ logoURI: 'https://evil.invalid/a.png' })
  const { container } = renderWithCauseway(<FeesWidget quote={quote} variant="full" />, env)
  expect(container.querySelector('img')).toBeNull()
})

it.each([
  ['all of a short symbol', 'WETH', 'WETH'],
  ['the beginning of a long one', 'stkAAVE', 'stk'],
  ['no symbols, only letters', '$USDT0', 'USD'],
  ['one letter of another script', '泰达币', '泰'],
  ['one letter of a word that is only quoted', '“WBTC”', 'W'],
])('default: shows letters for a token without a picture: %s', (_case, symbol, letters) => {
  const env = createTestEnvironment()
  const [token] = env.tokens
  if (!token) throw new TypeError('The sandbox has no token.')
  const { container } = renderWithCauseway(<TokenLogo token={{ ...token, symbol, logoURI: '' }} />, env)
  expect(container.querySelector('[data-cw-part=token-logo]')?.firstChild?.textContent).toBe(letters)
})
