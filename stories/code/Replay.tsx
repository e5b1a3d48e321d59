import { ProgressWidget } from '@causeway/react/widgets'
import { parseSupportBundle, replaySupportBundle } from '@causeway/react/execution'
import { useId, useMemo, useState } from 'react'

interface ReplayProps {
  /** The text of a support bundle. */
  bundle: string
}

/** What happened to a swap, event by event, as whoever helps sees it. */
export function Replay({ bundle }: ReplayProps) {
  const states = useMemo(() => replaySupportBundle(parseSupportBundle(bundle)), [bundle])
  const [step, setStep] = useState(0)
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
          max={states.length - 1}
          value={step}
          onChange={({ target }) => setStep(target.valueAsNumber)}
        />
      </p>
      <ProgressWidget state={states[step]} />
    </>
  )
}
