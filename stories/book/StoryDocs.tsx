import { ArgTypes, Controls, Description, DocsContext, Primary, Title } from '@storybook/addon-docs/blocks'
import { useContext, type ComponentType } from 'react'
import { Anatomy } from './Anatomy.tsx'
import type { WidgetName } from './anatomy.ts'
import { Cards } from './Cards.tsx'

/** The page of a component: itself, filled; its properties; its states, one press away; and what it is made of. */
export function StoryDocs() {
  const stories = useContext(DocsContext).componentStories()
  const widget: WidgetName | undefined = stories[0]?.parameters['anatomy']
  // Where another widget renders it, such as the form its review, the page still lists its own properties.
  const documented: ComponentType | undefined = stories[0]?.parameters['documented']
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      {documented ? <ArgTypes of={documented} /> : <Controls />}
      <h2>States</h2>
      <Cards
        cards={stories.map(({ id, name, parameters }) => ({
          href: `?path=/story/${id}`,
          title: name,
          text: parameters['moral'],
        }))}
      />
      {widget && (
        <>
          <h2>Anatomy</h2>
          <Anatomy widget={widget} />
        </>
      )}
    </>
  )
}
