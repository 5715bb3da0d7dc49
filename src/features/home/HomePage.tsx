import { AppLinks } from './AppLinks';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { TrackBox } from './TrackBox';

function HomePage() {
  return (
    <>
      <Hero />
      <div className="grid grid-cols-[minmax(0,1fr)_404px] gap-12 bg-white px-20 pt-9">
        <HowItWorks />
        <div>
          <TrackBox />
          <AppLinks />
        </div>
      </div>
    </>
  );
}

export { HomePage as Component };
