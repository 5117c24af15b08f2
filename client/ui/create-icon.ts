import { createElement, type SVGProps, useContext } from 'react'
import { PartWriter } from '../kept-part.tsx'

/** An icon as the modules of lucide-react describe it. */
interface IconData {
  /** Side of the square that it is drawn in. */
  size: number
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Displayed side, px. Default: that of the icon. */
  size?: number
}

/**
 * Takes the place of `createLucideIcon` in a build. It draws the same picture without the options that
 * the site does not use, in one component for each icon instead of two. An icon is a part of a page.
 */
export function createIcon({ size: side, node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  function draw({ size = side, ...props }: IconProps) {
    const frame = { width: size, height: size, viewBox: `0 0 ${side} ${side}` }
    return createElement('svg', { ...frame, ...stroke, ...props }, shapes)
  }
  return function Icon(props: IconProps) {
    const write = useContext(PartWriter)
    return write ? write(createElement(draw, props)) : draw(props)
  }
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
