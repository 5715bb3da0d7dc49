import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FormAlert } from '@/components/form/FormAlert';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { cropSquare, type CropArea } from './squarePhoto';

const UNREADABLE = 'This picture cannot be opened. Choose another one.';
const ARROW_STEP_PX = 8;
const ZOOM = { min: 1, max: 4, step: 0.1 };

type PhotoCropProps = {
  photo: { file: File; url: string };
  onDone: (square: File) => void;
  onCancel: () => void;
};

/** The part of a photo that is kept: dragged or moved with the arrow keys, and zoomed with a slider. */
export default function PhotoCrop({ photo: { file, url }, onDone, onCancel }: PhotoCropProps) {
  const id = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
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
      text="Only what is inside the circle is shown."
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button isWorking={isWorking} onClick={() => void handleUse()}>
            Use photo
          </Button>
        </>
      }
    >
      <FormAlert className="mb-3">{problem}</FormAlert>
      <div className="relative mx-auto aspect-square w-full max-w-[320px] overflow-hidden rounded-md bg-ink-900">
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={ARROW_STEP_PX}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: () => setProblem(UNREADABLE) }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Place of the photo',
            'aria-describedby': `${id}-keys`,
          }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <p id={`${id}-keys`} className="mt-2 text-caption text-ink-600">
        Drag the photo, or move it with the arrow keys.
      </p>
      <label htmlFor={`${id}-zoom`} className="mt-3 block text-small font-540">
        Zoom
      </label>
      <input
        id={`${id}-zoom`}
        type="range"
        {...ZOOM}
        value={zoom}
        aria-valuetext={`${zoom.toFixed(1)} times`}
        className="mt-1 h-6 w-full accent-brand-600"
        onChange={(event) => setZoom(Number(event.target.value))}
      />
    </Dialog>
  );
}
