/**
 * Widgets in a shadow root, with their style sheet built in.
 *
 * @module
 */
export { Isolated, type IsolatedProps } from '../widgets/isolated/Isolated.tsx'
