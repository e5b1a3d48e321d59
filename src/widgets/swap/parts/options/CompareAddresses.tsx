'use client'
import { usePart } from '../../usePart.ts'
import { useSwapContext, useSwapState } from '../../model/swapContext.ts'
import { addressRisk } from '../../model/reasons/addressReasons.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

interface CompareAddressesProps {
  entered: string
  known: string
}

/** Shows two similar addresses above each other, highlights their differences, and asks the user to compare them. */
export function CompareAddresses({ entered, known }: CompareAddressesProps) {
  const part = usePart()
  const translate = useMessages()
  const { store } = useSwapContext('Swap.Recipient')
  const risk = addressRisk(entered)
  const isAccepted = useSwapState(store, ({ acceptedRisks }) => acceptedRisks.includes(risk))
  return (
    <div {...part('swap-compare')}>
      <p>{translate('swap.compare')}</p>
      <dl>
        {(
          [
            ['swap.compare.entered', entered, known],
            ['swap.compare.known', known, entered],
          ] as const
        ).map(([label, address, other]) => (
          <div key={label} {...part('swap-compare-address')}>
            <dt {...part('swap-compare-label')}>{translate(label)}</dt>
            <dd>
              <bdi dir="ltr" translate="no">
                <code>
                  {runsOf(address, other).map(({ text, differs, at }) =>
                    differs ? (
                      <mark key={at} {...part('swap-compare-difference')}>
                        {text}
                      </mark>
                    ) : (
                      text
                    ),
                  )}
                </code>
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <label {...part('swap-toggle')}>
        <input
          type="checkbox"
          checked={isAccepted}
          onChange={({ currentTarget }) => store.actions.setRiskAccepted(risk, currentTarget.checked)}
        />
        {translate('swap.compare.confirm')}
      </label>
    </div>
  )
}

/** Splits an address where differences from another one start and end. */
function runsOf(address: string, other: string): { text: string; differs: boolean; at: number }[] {
  const runs: { text: string; differs: boolean; at: number }[] = []
  for (const [at, character] of [...address].entries()) {
    const differs = character.toLowerCase() !== other[at]?.toLowerCase()
    const run = runs.at(-1)
    if (run?.differs === differs) run.text += character
    else runs.push({ text: character, differs, at })
  }
  return runs
}
