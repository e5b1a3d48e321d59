import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OutcomeFacts } from '../../../../../src/widgets/shared/parts/outcome/OutcomeFacts.tsx'
import { createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../../../support/renderWithCauseway.tsx'

it.each([
  [0, 'Took 1 sec'],
  [119, 'Took 119 sec'],
  [125, 'Took 2 min'],
  [7_201, 'Took 2 hr'],
])('default: says of %d seconds: %s', (seconds, text) => {
  renderWithCauseway(<OutcomeFacts received={undefined} seconds={seconds} />, createTestEnvironment())
  expect(screen.getByText(text)).toBeVisible()
})
