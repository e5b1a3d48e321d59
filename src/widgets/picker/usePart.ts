'use client'
import { createUsePart } from '../shared/createUsePart.ts'
import type { pickerParts } from '../attributes/picker.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof pickerParts>()
