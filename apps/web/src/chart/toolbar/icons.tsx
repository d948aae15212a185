import type { ToolId } from '../drawings/drawingTools.ts'

/** Signs of the chart's controls, drawn on a 20 px grid in the current colour. */
const PATHS = {
  candles: 'M6 3v3m0 8v3M4 6h4v8H4zM14 2v3m0 6v4M12 5h4v6h-4z',
  bars: 'M6 4v12M3 6h3m0 7h3M14 3v12m-3-9h3m0 6h3',
  line: 'M2 14l5-6 4 4 7-8',
  area: 'M2 13l5-6 4 4 7-7v13H2z',
  heikinAshi: 'M5 5v2m0 8v2M3 7h4v8H3zM10 4v2m0 6v2M8 6h4v6H8zM15 2v2m0 6v2M13 4h4v6h-4z',
  indicators: 'M7.500 16c1.500 0 2-1 2.300-3l.9-6c.3-2 .8-3 2.300-3M7.500 9h5M12.500 12l4 4m0-4l-4 4',
  compare: 'M2 15l5-6 4 3 7-8M2 8l5 5 4-6 7 6',
  layouts: 'M3 3h14v14H3zM3 8h14M9 8v9',
  camera: 'M3 6h3l1.500-2h5L14 6h3v10H3zM10 13.500a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600Z',
  fullScreen: 'M3 8V3h5m4 0h5v5m0 4v5h-5m-4 0H3v-5',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  cursor: 'M4 3l12 6-5 2-2 5z',
  magnet: 'M4 3v7a6 6 0 0 0 12 0V3h-4v7a2 2 0 0 1-4 0V3zM4 6.500h4m4 0h4',
  lock: 'M5 9h10v8H5zM7 9V6.500a3 3 0 0 1 6 0V9',
  unlock: 'M5 9h10v8H5zM7 9V6a3 3 0 0 1 5.800-1',
  bin: 'M4 5.500h12M8 5.500V3.500h4v2M5.500 5.500l1 11.500h7l1-11.500M8.500 8.500v5.500m3-5.500v5.500',
  pencil: 'M4 16l1-4 8-8 3 3-8 8z',
  gear: 'M10 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM10 2.500v2.500m0 10v2.500M2.500 10H5m10 0h2.500M4.700 4.700l1.800 1.800m7 7 1.800 1.800m0-10.600-1.800 1.800m-7 7-1.800 1.800',
  star: 'M10 2.500l2.300 4.800 5.200.7-3.800 3.700.9 5.200L10 14.400l-4.600 2.500.9-5.200L2.500 8l5.200-.7z',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01',
  trendLine: 'M4 15L16 5M4 15h.01M16 5h.01M3 16l2-2m10-8l2-2',
  ray: 'M4 15L18 4M2.500 16.500a1.500 1.500 0 1 0 3 0 1.500 1.500 0 0 0-3 0',
  extendedLine: 'M2 17L18 3M7 14.500a1.500 1.500 0 1 0 .01 0M13 8.500a1.500 1.500 0 1 0 .01 0',
  arrow: 'M4 16L16 4M9 4h7v7',
  horizontalLine: 'M2 10h16M10 8.500a1.500 1.500 0 1 0 .01 0',
  horizontalRay: 'M4 10h14M4 8.500a1.500 1.500 0 1 0 .01 0',
  verticalLine: 'M10 2v16M10 8.500a1.500 1.500 0 1 0 .01 0',
  channel: 'M2 12L14 3M6 17L18 8',
  middleChannel: 'M2 11L13 3M7 17l11-8M4.500 14l3-2.200m2-1.500 3-2.200m2-1.500 1.500-1.100',
  pitchfork: 'M3 17l7-7M10 10l6-6M6 6l8 8M6 6l6-4M14 14l4-4',
  retracement: 'M3 3h14M3 7.500h14M3 12h14M3 17h14M5 17L15 3',
  extension: 'M3 3h14M3 7h14M3 17h14M4 17l5-10 3 5 4-9',
  fan: 'M3 17L17 3M3 17L17 9M3 17h14M3 17L9 3',
  rectangle: 'M3 5h14v10H3z',
  circle: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
  triangle: 'M10 3l7.500 13h-15z',
  brush: 'M3 16c3 1 5-1 5-3l7-9 2 2-8 8M8 13l2 2',
  measure: 'M4 3h12M4 17h12M10 4v12M7.500 6.500L10 4l2.500 2.500m-5 7L10 16l2.500-2.500',
  note: 'M4 4h12M10 4v12M8 16h4',
  priceLabel: 'M3 6h9l5 4-5 4H3z',
} as const satisfies Record<ToolId, string> & Record<string, string>

export type ChartIconName = keyof typeof PATHS

export function ChartIcon({
  name,
  className = 'size-4.5',
}: {
  readonly name: ChartIconName
  readonly className?: string
}) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'list' ? 2 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
