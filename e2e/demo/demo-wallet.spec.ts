import type { Page } from '@playwright/test'
import { stringToHex, verifyMessage, verifyTypedData, type Hex } from 'viem'
import { expect, test } from '../support/test.ts'

test('behavior: signs what the demo wallet has shown, and rejects as the standards say', async ({
  page,
  demoPage,
  demo,
}) => {
  const [{ address }, stranger] = demo.sandbox.accounts.users
  await demoPage.connect()
  const ask = (method: string, ...params: unknown[]) => request(page, method, params)

  expect(await ask('eth_accounts')).toEqual({ result: [address] })
  expect(await ask('eth_chainId')).toEqual({ result: '0x7a69' })
  expect(await ask('wallet_switchEthereumChain', { chainId: '0x1' })).toMatchObject({ code: 4902 })
  expect(await ask('wallet_getCapabilities', address)).toEqual({
    result: {
      '0x7a69': { atomic: { status: 'unsupported' } },
      '0x7a6a': { atomic: { status: 'unsupported' } },
    },
  })
  const calls = [{ to: stranger.address, value: '0x1' }]
  expect(await ask('wallet_sendCalls', { from: address, calls })).toMatchObject({ code: 4200 })
  expect(await ask('wallet_sendCalls', { from: stranger.address, calls })).toMatchObject({ code: 4100 })
  expect(await ask('wallet_getCallsStatus', '0x1')).toMatchObject({ code: 5730 })
  expect(await ask('wallet_showCallsStatus', '0x1')).toMatchObject({ code: 4200 })
  expect(await ask('personal_sign', stringToHex('hi'), stranger.address)).toMatchObject({ code: 4100 })

  const message = 'Ahoy, <b>Harbor</b>'
  const signing = ask('personal_sign', stringToHex(message), address)
  await expect(demoPage.prompt('Sign a message')).toContainText(message)
  await demoPage.prompt('Sign a message').getByRole('button', { name: 'Sign', exact: true }).click()
  const signature = await signing
  expect(await verifyMessage({ address, message, signature: signature.result as Hex })).toBe(true)

  const typedData = {
    domain: { name: 'Harbor', chainId: 31337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'Ahoy' },
  } as const
  const signingData = ask('eth_signTypedData_v4', address, JSON.stringify(typedData))
  await demoPage.prompt('Sign typed data').getByRole('button', { name: 'Sign', exact: true }).click()
  const dataSignature = (await signingData).result as Hex
  expect(await verifyTypedData({ address, ...typedData, signature: dataSignature })).toBe(true)

  const declined = ask('personal_sign', stringToHex('no'), address)
  await demoPage.reject('Sign a message')
  expect(await declined).toMatchObject({ code: 4001 })
})

/** Asks the wallet past the page, as it announces itself by EIP-6963. */
function request(
  page: Page,
  method: string,
  params: unknown[],
): Promise<{ result?: unknown; code?: number }> {
  return page.evaluate(
    async ({ method, params }) => {
      interface Announced {
        provider: { request(parameters: { method: string; params: unknown[] }): Promise<unknown> }
      }
      const { promise, resolve } = Promise.withResolvers<Announced['provider']>()
      addEventListener('eip6963:announceProvider', (event) => {
        resolve((event as CustomEvent<Announced>).detail.provider)
      })
      dispatchEvent(new Event('eip6963:requestProvider'))
      const provider = await promise
      try {
        return { result: await provider.request({ method, params }) }
      } catch (error) {
        return { code: (error as { code?: number }).code }
      }
    },
    { method, params },
  ) as Promise<{ result?: unknown; code?: number }>
}
