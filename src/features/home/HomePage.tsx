import { AppLinks } from './AppLinks';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { TrackBox } from './TrackBox';

function HomePage() {
  return (
    // fills a high window with white down to the footer
    <div className="min-h-[calc(100dvh-136px)] bg-white">
      <Hero />
      <div className="grid grid-cols-[minmax(0,1fr)_404px] gap-12 px-20 pt-9 pb-1.5">
        <HowItWorks />
        <div>
          <TrackBox />
          <AppLinks />
        </div>
      </div>
    </div>
  );
}

export { HomePage as Component };
