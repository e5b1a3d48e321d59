import { ProgressWidget } from '@causeway/react/widgets'
import { parseSupportBundle, replaySupportBundle } from '@causeway/react/execution'
import { useId, useMemo, useState } from 'react'

interface ReplayProps {
  /** The text of a support bundle. */
  bundle: string
}

/** The events of a swap, one by one, for those who help. */
export function Replay({ bundle }: ReplayProps) {
  const states = useMemo(() => replaySupportBundle(parseSupportBundle(bundle)), [bundle])
  const last = states.length - 1
  const [chosen = last, setChosen] = useState<number>()
  const step = Math.min(chosen, last)
  const id = useId()
  return (
    <>
      <p>
        <label htmlFor={id}>
          Event {step + 1} of {states.length}
        </label>{' '}
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={step}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
        />
      </p>
      <ProgressWidget state={states[step]} />
    </>
  )
}
