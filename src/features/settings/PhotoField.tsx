import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Customer } from '@/api/wire';
import { FileField } from '@/components/form/FileField';
import { Avatar } from '@/components/ui/Avatar';
import { lazyDialog } from '@/components/ui/lazyDialog';
import { PHOTO_MAX_BYTES } from '@/config/constants';
import { formatBytes, getFullName } from '@/utils/text';
import type { ProfileFormState } from './useProfileForm';

const PhotoCrop = lazyDialog(() => import('./PhotoCrop'), 'PhotoCrop');

type PhotoFieldProps = { profile: ProfileFormState; customer: Customer };

/** Current photo and a field to replace it; a picked file opens the crop dialog first. */
export function PhotoField({ profile: { form, isCorporate, isWorking }, customer }: PhotoFieldProps) {
  const { user_profile } = customer.user;
  const [picked, setPicked] = useState<{ file: File; url: string } | null>(null);
  const url = picked?.url;
  const replaces = user_profile.profile_image ? ` This replaces your current ${isCorporate ? 'logo' : 'photo'}.` : '';
  const { setFocus } = form;
  useEffect(() => {
    if (!url) return;
    return () => {
      URL.revokeObjectURL(url);
      // the dialog is gone with its pressed button
      setFocus('profile_image');
    };
  }, [url, setFocus]);

  return (
    <div className="col-span-full flex items-center gap-5">
      <Avatar name={getFullName(user_profile)} src={user_profile.profile_image} size={80} isDecorative />
      <Controller
        control={form.control}
        name="profile_image"
        render={({ field, fieldState: { error } }) => (
          <>
            <FileField
              {...field}
              className="min-w-0 grow"
              label={isCorporate ? 'Company logo' : 'Profile photo'}
              isOptional
              hint={`Up to ${formatBytes(PHOTO_MAX_BYTES)}.${replaces}`}
              kinds={['jpg', 'png', 'webp']}
              maxBytes={PHOTO_MAX_BYTES}
              prompt="Choose a photo"
              error={error?.message}
              isDisabled={isWorking}
              onChange={([file]) => {
                if (file) setPicked({ file, url: URL.createObjectURL(file) });
                else field.onChange([]);
              }}
            />
            {picked && (
              <PhotoCrop
                photo={picked}
                onClose={() => setPicked(null)}
                onDone={(square) => {
                  field.onChange([square]);
                  setPicked(null);
                }}
              />
            )}
          </>
        )}
      />
    </div>
  );
}
