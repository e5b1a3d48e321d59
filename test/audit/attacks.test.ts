import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { type AuditOptions, auditQuote } from '@causeway/react/execution'
import { findingKey } from '../../src/audit/ruleFinding.ts'
import { attackedQuotes } from '../support/attacks/attackedQuotes.ts'
import { attacksOn } from '../support/attacks/attacksOn.ts'
import { plans } from '../support/attacks/plans.ts'
import { inTurn } from '../support/runner/caseCount.ts'

const quotes = await attackedQuotes()

/** The findings that block or must be confirmed, with their facts. */
function alarmsOf(quote: Quote, audit: AuditOptions): string[] {
  return auditQuote(quote, audit)
    .filter(({ severity }) => severity !== 'info')
    .map(findingKey)
}

/** The gate makes one attack in fourteen, another one for each kind; `npm run attack` makes them all. */
const share = 14

describe.each(quotes.map((attacked, index) => ({ ...attacked, index })))(
  '$kind',
  ({ kind, quote, values, audits, index }) => {
    const usual = audits.map((audit) => alarmsOf(quote, audit))
    const attacks = attacksOn(kind, quote, values)

    it('default: there is something to attack, and nothing against the quote itself', () => {
      expect(usual[0]).toEqual([])
      expect(attacks.length).toBeGreaterThan(50)
    })

    it.each(inTurn(attacks, { share, turn: index }))('error: $field: $value', ({ apply }) =>
      expectAlarms(apply),
    )

    it.each(plans.filter(({ kinds }) => kinds.includes(kind)))('error: $title', ({ apply, needsContracts }) =>
      expectAlarms(
        (copy) => apply(copy, values),
        audits.filter(({ contracts }) => contracts || !needsContracts),
      ),
    )

    function expectAlarms(apply: (quote: Quote) => void, pages = audits): void {
      const copy = structuredClone(quote)
      apply(copy)
      expect(copy).not.toEqual(quote)
      for (const [page, audit] of pages.entries()) {
        const alarms = alarmsOf(copy, audit).filter((alarm) => !usual[page]?.includes(alarm))
        expect(alarms, `page ${page}`).not.toEqual([])
      }
    }
  },
)

it('default: every plan is for quotes that there are', () => {
  const kinds = new Set(quotes.map(({ kind }) => kind))
  for (const plan of plans) expect(plan.kinds.filter((kind) => !kinds.has(kind))).toEqual([])
})
