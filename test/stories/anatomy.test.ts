import { expect, it } from 'vitest'
import { widgetParts } from '@causeway/react/widgets'
import { partsByWidget } from '../../stories/book/anatomy.ts'

it('default: shows every part of every widget on the page of anatomy', () => {
  const shown = Object.values(partsByWidget).flatMap((parts) => Object.keys(parts))
  expect(shown.toSorted()).toEqual(Object.keys(widgetParts).toSorted())
})
