import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import Cropper, { getInitialCropFromCroppedAreaPixels, type MediaSize, type Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FormAlert } from '@/components/form/FormAlert';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { IconButton } from '@/components/ui/IconButton';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { cropSquare, moveArea, type CropArea } from './squarePhoto';

const UNREADABLE = "We couldn't open this photo. Choose another one.";
const ARROW_STEP_PX = 8;
const ZOOM = { min: 1, max: 4, step: 0.1 };
/** Share of the visible square that a press of a move button moves the photo. */
const MOVE_STEP = 0.1;
/** The cropper rounds the area to whole pixels. */
const ROUNDING_PX = 1;
const MOVES = [
  { name: 'left', Icon: ArrowLeft, right: -MOVE_STEP, down: 0 },
  { name: 'right', Icon: ArrowRight, right: MOVE_STEP, down: 0 },
  { name: 'up', Icon: ArrowUp, right: 0, down: -MOVE_STEP },
  { name: 'down', Icon: ArrowDown, right: 0, down: MOVE_STEP },
] as const;

type PhotoCropProps = {
  photo: { file: File; url: string };
  onDone: (square: File) => void;
  onClose: () => void;
};

/** Crops a photo to a square; the photo moves by drag, buttons or arrow keys and zooms with a slider. */
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
      <CropFrame
        url={url}
        zoom={zoom}
        area={area}
        onZoom={setZoom}
        onArea={setArea}
        onError={() => setProblem(UNREADABLE)}
      />
      <ZoomSlider value={zoom} onChange={setZoom} />
    </Dialog>
  );
}

type CropFrameProps = {
  url: string;
  zoom: number;
  /** Visible square in pixels of the photo; null until it has loaded. */
  area: CropArea | null;
  onZoom: (zoom: number) => void;
  onArea: (area: CropArea) => void;
  onError: () => void;
};

function CropFrame({ url, zoom, area, onZoom, onArea, onError }: CropFrameProps) {
  const helpId = useId();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [photo, setPhoto] = useState<MediaSize | null>(null);
  const [frame, setFrame] = useState<Size | null>(null);
  const showArea = (next: CropArea) => {
    if (photo && frame) {
      setPosition(getInitialCropFromCroppedAreaPixels(next, photo, 0, frame, ZOOM.min, ZOOM.max).crop);
    }
  };
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
          onMediaLoaded={setPhoto}
          onCropSizeChange={setFrame}
        />
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <p id={helpId} className="text-caption text-ink-600">
          Drag the photo, or use the buttons or arrow keys.
        </p>
        {photo && area && <MoveButtons photo={photo} area={area} onMove={showArea} />}
      </div>
    </>
  );
}

type MoveButtonsProps = { photo: MediaSize; area: CropArea; onMove: (area: CropArea) => void };

/** Buttons for a customer who cannot drag. One that would not move the photo any further is off. */
function MoveButtons({ photo: { naturalWidth: width, naturalHeight: height }, area, onMove }: MoveButtonsProps) {
  return (
    <div role="group" aria-label="Move the photo" className="flex shrink-0">
      {MOVES.map(({ name, Icon, right, down }) => {
        const moved = moveArea(area, { width, height }, right, down);
        const isAtEdge = Math.max(Math.abs(moved.x - area.x), Math.abs(moved.y - area.y)) <= ROUNDING_PX;
        return (
          <IconButton
            key={name}
            label={`Move ${name}`}
            icon={<Icon size={16} strokeWidth={2} aria-hidden />}
            size="sm"
            // keeps the focus, unlike `disabled`
            aria-disabled={isAtEdge || undefined}
            className="aria-disabled:text-ink-300 aria-disabled:hover:bg-transparent"
            onClick={() => !isAtEdge && onMove(moved)}
          />
        );
      })}
    </div>
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
