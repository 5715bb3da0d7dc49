/**
 * Decorative route over a dark map: along the road, through a stop, to the drop-off. At every size of the hero one unit is
 * one pixel from the lower left corner. The route therefore meets the vehicles and labels on it.
 */
export function HeroRoute() {
  return (
    <svg aria-hidden fill="none" className="absolute inset-0 -z-10 size-full">
      <svg y="100%" overflow="visible">
        <g transform="translate(0 -508)">
          <g className="stroke-ink-800" strokeWidth="7">
            <path d="M560-400V0c40 120 10 220 90 300s200 60 300 208" />
            <path d="M2600 90H1440c-160 40-240 10-340 90s-120 210-300 240-190 90-240 90" />
            <path d="M980-400V0c20 110 110 170 120 280s-20 160 40 228" />
            <path d="M1260-400V0c-30 140 60 220 20 330s-70 120-60 178" />
          </g>
          <g className="stroke-ink-800" strokeWidth="2.5" opacity=".8">
            <path d="M600 60h260M620 130h330M700 210h420M640 280h300M880 340h430M760 410h300M900 60l120 420M700 20l140 470M1040 30l-60 420M1180 40l80 430M1330 60l-90 420M820 0l-60 508" />
            <path d="M1100 120h340M1120 240h320M1060 300h380M1150 460h290" />
          </g>
          <path
            d="M0 448h560c96 0 150-58 150-128 0-62 18-92 60-128 42-38 34-84 70-120"
            className="stroke-brand-500"
            strokeOpacity=".32"
            strokeWidth="20"
          />
          <path
            d="M0 448h560c96 0 150-58 150-128 0-62 18-92 60-128 42-38 34-84 70-120"
            className="stroke-brand-500"
            strokeWidth="8"
          />
          <circle cx="712" cy="300" r="10" className="fill-white stroke-brand-500" strokeWidth="8" />
          <rect x="828" y="58" width="28" height="28" rx="8" className="fill-white" />
          <rect x="837" y="67" width="10" height="10" rx="2" className="fill-ink-900" />
        </g>
      </svg>
    </svg>
  );
}
