import { useEffect, useState } from 'react'
import { Cards } from './Cards.tsx'
import { loadScenarios, type Scenario } from './scenarios.ts'

interface ScenarioCardsProps {
  /** Names the group that a scenario belongs to; undefined leaves it out. */
  groupOf: (scenario: Scenario) => string | undefined
}

/** Situations as cards, in groups. */
export function ScenarioCards({ groupOf }: ScenarioCardsProps) {
  const [scenarios, setScenarios] = useState<readonly Scenario[]>()
  useEffect(() => {
    void loadScenarios().then(setScenarios)
  }, [])
  if (!scenarios) return <p role="status">Collecting the stories…</p>
  const groups = Object.groupBy(scenarios, (scenario) => groupOf(scenario) ?? '')
  const named = Object.entries(groups).filter(([title]) => title !== '')
  return named.map(([title, members = []]) => (
    <section key={title}>
      <h2>{title}</h2>
      <Cards cards={members.map(toCard)} />
    </section>
  ))
}

function toCard({ moral, name, topic, href }: Scenario) {
  return { href, title: moral, text: `${topic} · ${name}` }
}
