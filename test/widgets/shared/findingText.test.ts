import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AuditFinding } from '../../../src/errors/quote.ts'
import { useFindingText } from '../../../src/widgets/shared/useFindingText.ts'
import { createTestBench } from '../../support/createTestBench.ts'
import { renderHookWithCauseway, type ProviderChange } from '../../support/renderWithCauseway.tsx'

const finding: AuditFinding = {
  rule: 'sender',
  severity: 'block',
  message: 'Said by the author of the rule.',
  facts: {},
}

function textOf(change: ProviderChange, given = finding) {
  const { result } = renderHookWithCauseway(() => useFindingText(undefined), createTestBench(), change)
  return () => result.current(given)
}

it('default: English words come late, and then count', async () => {
  const text = textOf({})
  expect(text()).toBe('Said by the author of the rule.')
  await waitFor(() => expect(text()).toBe('The quote was made for another account.'))
})

it("behavior: the page's own words are there from the start", () => {
  expect(textOf({ messages: { 'audit.sender': 'Für ein anderes Konto.' } })()).toBe('Für ein anderes Konto.')
})

it('behavior: a rule of the page says what its author wrote', async () => {
  const text = textOf({ messages: {} }, { ...finding, rule: 'of-the-page' })
  await waitFor(() => expect(text()).toBe('Said by the author of the rule.'))
})
