import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryJournal } from '@causeway/react/execution'
import { useUnreadableDeposits } from '../../../../src/hooks/internal/deposits/useUnreadableDeposits.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

it('default: lists addresses that can’t be read, until they are removed', async () => {
  const journal = createMemoryJournal()
  await journal.write({ id: 'deposit:0x7', text: '{' })
  const { result } = renderHookWithCauseway(() => useUnreadableDeposits(), createTestEnvironment(), {
    journal,
  })
  expect(result.current.unreadable).toEqual([])
  await waitFor(() => expect(result.current.unreadable).toMatchObject([{ id: 'deposit:0x7' }]))
  expect(result.current.error).toBeUndefined()
  await act(() => result.current.forget('deposit:0x7'))
  expect(result.current.unreadable).toEqual([])
})

it('error: reports a store that can’t be read', async () => {
  const journal = { ...createMemoryJournal(), read: () => Promise.reject(new Error('blocked')) }
  const { result } = renderHookWithCauseway(() => useUnreadableDeposits(), createTestEnvironment(), {
    journal,
  })
  expect(result.current.error).toBeUndefined()
  await waitFor(() => expect(result.current.error).toMatchObject({ name: 'JournalError' }))
})
