import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { playScenario, readScenarios, scenariosKey as queryKey, type Scenario } from './scenarios.ts'
import { firstSituations, situations } from './situations.ts'

/** Lets everybody see with their own eyes what the widgets do when things go wrong. */
export function ScenarioMenu() {
  const id = useId()
  const queryClient = useQueryClient()
  const { data, error } = useQuery({ queryKey, queryFn: readScenarios })
  // Shown at once; the sandbox has the last word.
  const [wanted, setWanted] = useState<string>()
  const { mutate, error: notPlayed } = useMutation({
    mutationFn: playScenario,
    onSuccess: (played) => {
      queryClient.setQueryData(queryKey, played)
      // What was answered before belongs to another situation.
      void queryClient.invalidateQueries({ predicate: (query) => query.queryKey !== queryKey })
    },
    onSettled: () => setWanted(undefined),
  })
  const problem = error ?? notPlayed
  const scenarios = data?.scenarios ?? []
  const first = [...situations.keys()]
    .slice(0, firstSituations)
    .flatMap((name) => scenarios.find((scenario) => scenario.name === name) ?? [])
  const rest = scenarios.filter((scenario) => !first.includes(scenario))
  const cards = (shown: readonly Scenario[]) => (
    <div className="cards">
      {shown.map(({ name, description }) => (
        <label key={name} className="card">
          <input
            type="radio"
            name={id}
            checked={(wanted ?? data?.scenario) === name}
            onChange={() => {
              setWanted(name)
              mutate(name)
            }}
          />
          <strong>{situations.get(name)?.title ?? wordsOf(name)}</strong>
          <small>{description}</small>
          {situations.get(name)?.moral && <span className="moral">{situations.get(name)?.moral}</span>}
        </label>
      ))}
    </div>
  )
  return (
    <section className="scenarios" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>See what happens when…</h2>
      <fieldset>
        <legend>Choose a situation, then swap or pay.</legend>
        {cards(first)}
        {rest.length > 0 && (
          <details open={rest.some(({ name }) => name === data?.scenario)}>
            <summary>More situations</summary>
            {cards(rest)}
          </details>
        )}
      </fieldset>
      <p className="problem" role="alert">
        {problem?.message}
      </p>
    </section>
  )
}

/** A situation that is newer than its words: `fillReverted` as `Fill reverted`. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
