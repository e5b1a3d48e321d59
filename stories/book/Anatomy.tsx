import { Fragment } from 'react'
import { describeParts, type PartFacts, type WidgetName } from './anatomy.ts'
import { Codes, Table } from './Table.tsx'

/** Every part of a widget with the values of its `data-state` and its own tokens. */
export function Anatomy({ widget }: { widget: WidgetName }) {
  const rows = Object.fromEntries(describeParts(widget).map((facts) => [facts.part, cellsOf(facts)]))
  return <Table head={['data-cw-part', 'data-state', 'tokens of its own']} rows={rows} />
}

function cellsOf({ part, states, says, tokens }: PartFacts) {
  return [
    <Fragment key="part">
      <code>{part}</code> {says}
    </Fragment>,
    <Codes key="states" names={states} />,
    <Codes key="tokens" names={tokens} />,
  ]
}
