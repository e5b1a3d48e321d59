import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import { findingKey } from '../../src/audit/ruleFinding.ts'
import { attackedQuotes } from '../support/attacks/attackedQuotes.ts'
import { attacksOn } from '../support/attacks/attacksOn.ts'
import { makeConsistent } from '../support/attacks/consistent.ts'
import { neutralChanges } from '../support/attacks/neutralChanges.ts'
import { isSoak } from '../support/runner/caseCount.ts'
import { toJsonText } from '../../src/utils/text/toJsonText.ts'
import { createRandom } from '../utils/support/writtenNumbers.ts'

const quotes = await attackedQuotes()

/** Pairs for each kind of quote; `npm run attack` draws others, and many more. */
const count = isSoak ? 1_000 : 10
const seed = Number(process.env['FUZZ_SEED'] ?? 16)

interface Change {
  title: string
  value: string
  apply: (quote: Quote) => void
}

describe.each(quotes.map((attacked, index) => ({ ...attacked, index })))(
  '$kind',
  ({ kind, quote, values, audits: [page = {}], index }) => {
    const changed = (changes: readonly Change[]) => {
      const copy = structuredClone(quote)
      for (const { apply } of changes) apply(copy)
      makeConsistent(copy)
      return copy
    }
    const alarmsOf = (one: Quote) =>
      auditQuote(one, page).flatMap((finding) => (finding.severity === 'info' ? [] : findingKey(finding)))
    const usual = new Set(alarmsOf(quote))
    const isCaught = (...changes: Change[]) => alarmsOf(changed(changes)).some((alarm) => !usual.has(alarm))

    it('error: catches an attack that it catches alone also together with another change and a matching order', () => {
      // Only the provider says which deposit address is its own.
      const all = attacksOn(kind, quote, values).filter(({ field }) => field !== 'steps.*.depositAddress')
      const attacks = all.map((attack): Change => {
        return { ...attack, title: `${attack.field}: ${attack.value}` }
      })
      const words = Object.entries(neutralChanges).map(([title, apply]): Change => ({
        title,
        value: '',
        apply,
      }))
      const random = createRandom(seed + index)
      const draw = <one>(all: readonly one[]) => all[Math.floor((random() / 2 ** 32) * all.length)]
      const through: string[] = []
      let tried = 0
      for (let turn = 0; turn < count; turn += 1) {
        const first = draw(attacks)
        // One value in two places, as its owner would write it; otherwise a change to what only the provider says.
        const others = turn % 2 === 0 ? attacks.filter(({ value }) => value === first?.value) : words
        const second = draw(others)
        if (!first || !second || first.title === second.title) continue
        tried += 1
        if (isCaught(first, second)) continue
        // A change that is accepted alone is harmless, or changes the price itself; one that the second change removes is none.
        const isHarmless =
          !isCaught(first) ||
          (turn % 2 === 0 && !isCaught(second)) ||
          toJsonText(changed([first, second])) === toJsonText(changed([second]))
        if (!isHarmless) through.push(`${first.title} + ${second.title}`)
      }
      expect(through, `seed ${seed}`).toEqual([])
      expect(tried).toBeGreaterThan(count / 2)
    })
  },
)
