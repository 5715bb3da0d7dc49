import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FormAlert } from '@/components/form/FormAlert';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { cropSquare, type CropArea } from './squarePhoto';

const UNREADABLE = "We couldn't open this photo. Choose another one.";
const ARROW_STEP_PX = 8;
const ZOOM = { min: 1, max: 4, step: 0.1 };

type PhotoCropProps = {
  photo: { file: File; url: string };
  onDone: (square: File) => void;
  onClose: () => void;
};

/** Crops a photo to a square; the photo moves by drag or arrow keys and zooms with a slider. */
export function PhotoCrop({ photo: { file, url }, onDone, onClose }: PhotoCropProps) {
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<CropArea | null>(null);
  const [problem, setProblem] = useState('');
  const { isWorking, submitOnce } = useSubmitOnce();

  const handleUse = () =>
    submitOnce(
      async () => {
        setProblem('');
        onDone(await cropSquare(file, area));
        return 'leaving';
      },
      () => setProblem(UNREADABLE),
    );

  return (
    <Dialog
      isOpen
      isDismissable={!isWorking}
      title="Crop your photo"
      text="Only the area inside the circle is shown."
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isWorking={isWorking} onClick={() => void handleUse()}>
            Use photo
          </Button>
        </>
      }
    >
      <FormAlert className="mb-3">{problem}</FormAlert>
      <CropFrame url={url} zoom={zoom} onZoom={setZoom} onArea={setArea} onError={() => setProblem(UNREADABLE)} />
      <ZoomSlider value={zoom} onChange={setZoom} />
    </Dialog>
  );
}

type CropFrameProps = {
  url: string;
  zoom: number;
  onZoom: (zoom: number) => void;
  onArea: (area: CropArea) => void;
  onError: () => void;
};

function CropFrame({ url, zoom, onZoom, onArea, onError }: CropFrameProps) {
  const helpId = useId();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  return (
    <>
      <div className="relative mx-auto aspect-square w-full max-w-[320px] overflow-hidden rounded-md bg-ink-900">
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={ARROW_STEP_PX}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError }}
          cropperProps={{ role: 'application', 'aria-label': 'Photo position', 'aria-describedby': helpId }}
          onCropChange={setPosition}
          onZoomChange={onZoom}
          onCropAreaChange={(_percent, pixels) => onArea(pixels)}
        />
      </div>
      <p id={helpId} className="mt-2 text-caption text-ink-600">
        Drag the photo, or use the arrow keys to move it.
      </p>
    </>
  );
}

function ZoomSlider({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-3 block text-small font-540">
        Zoom
      </label>
      <input
        id={id}
        type="range"
        {...ZOOM}
        value={value}
        aria-valuetext={`${value.toFixed(1)} times`}
        className="mt-1 h-6 w-full accent-brand-600"
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </>
  );
}
