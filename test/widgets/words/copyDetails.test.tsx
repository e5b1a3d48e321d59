import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RequestFailedError, UserRejectedError, idleState } from '@causeway/react/execution'
import { requestRecordSchema } from '@causeway/react/schemas'
import { ProgressWidget, SwapWidget } from '@causeway/react/widgets'
import { recordDetails } from '../../../src/widgets/activity/model/record/recordDetails.ts'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const failedCallData = { from: '0x1', to: '0x2', data: `0x${'ab'.repeat(300)}`, value: '5' }

function renderRefused(body: object) {
  const env = createTestEnvironment()
  const client = clientOf(async () => Response.json(body, { status: 400 }))
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  renderWithCauseway(<SwapWidget defaultPay={pay} defaultReceive={receive} defaultAmount="100" />, env, {
    client,
  })
}

const copyDetails = { name: 'Copy details' }

it('default: copies a refused quote for support, with the call that failed', async () => {
  const user = userEvent.setup()
  renderRefused({
    message: 'Reverted',
    errorCode: 'BRAND_NEW',
    requestId: '0x5a',
    failedCallData,
    errorData: '0x08',
  })
  await user.click(await screen.findByRole('button', copyDetails))
  expect(await screen.findByText('Details copied. Paste them into your message to support.')).toBeVisible()
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
    error: 'ServiceError',
    errorCode: 'BRAND_NEW',
    requestId: '0x5a',
    errorData: '0x08',
    failedCallData,
  })
})

it('error: says so when the browser doesn’t let the page copy', async () => {
  const user = userEvent.setup()
  renderRefused({ message: 'Reverted' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'))
  await user.click(await screen.findByRole('button', copyDetails))
  expect(await screen.findByText('Couldn’t copy. Select the text instead.')).toBeVisible()
})

it('default: copies a failed execution with its request and transactions', async () => {
  const env = createTestEnvironment()
  const user = userEvent.setup()
  const state = {
    ...idleState,
    id: 'e1',
    status: 'failed' as const,
    requestId: '0x77',
    error: new RequestFailedError({ requestId: '0x77', reason: 'SLIPPAGE' }),
  }
  renderWithCauseway(<ProgressWidget state={state} />, env)
  await user.click(screen.getByRole('button', copyDetails))
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
    error: 'RequestFailedError',
    execution: 'e1',
    requestId: '0x77',
    reason: 'SLIPPAGE',
    transactions: [],
  })
})

it('behavior: makes copying the main button, before the others, where the text asks for support', () => {
  const requestState = { status: 'failure' as const, rawStatus: 'failure', isDeposited: true }
  const state = {
    ...idleState,
    id: 'e1',
    status: 'failed' as const,
    requestId: '0x77',
    error: new RequestFailedError({ requestId: '0x77', reason: 'SLIPPAGE' }),
  }
  const stateOf = (refundFailReason?: string) => {
    const env = createTestEnvironment()
    const shown = { ...state, requestState: { ...requestState, refundFailReason } as never }
    const { unmount } = renderWithCauseway(<ProgressWidget state={shown} />, env)
    const level = screen.getByRole('button', copyDetails).parentElement?.getAttribute('data-state')
    unmount()
    return level
  }
  expect(stateOf()).toBe('second')
  expect(stateOf('NO_REFUND')).toBe('first')
})

it('behavior: offers no details for support after a rejection', () => {
  const state = { ...idleState, id: 'e1', status: 'failed' as const, error: new UserRejectedError() }
  renderWithCauseway(<ProgressWidget state={state} />, createTestEnvironment())
  expect(screen.queryByRole('button', copyDetails)).toBeNull()
})

it('default: writes a request of the history with its reasons and the call that failed', () => {
  const record = requestRecordSchema.parse({
    id: '0x9',
    status: 'failure',
    data: {
      failReason: 'EXECUTION_REVERTED',
      failedTxHash: '0xdead',
      failedTxBlockNumber: 7,
      failedCallData,
      inTxs: [{ txHash: '0x1', chainId: 8453, data: { signature: '0x2' } }],
    },
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:09Z',
  })
  expect(JSON.parse(recordDetails(record))).toEqual({
    requestId: '0x9',
    status: 'failure',
    failReason: 'EXECUTION_REVERTED',
    failedTxHash: '0xdead',
    failedTxBlockNumber: 7,
    failedCallData,
    inTxs: [{ chainId: 8453, txHash: '0x1' }],
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:09Z',
  })
})
