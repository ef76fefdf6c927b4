ALTER TABLE "catalog_price_groups" DROP CONSTRAINT "catalog_price_groups_group_id_price_groups_id_fk";
--> statement-breakpoint
ALTER TABLE "union_members" DROP CONSTRAINT "union_members_material_id_materials_id_fk";
--> statement-breakpoint
ALTER TABLE "price_category_materials" DROP CONSTRAINT "price_category_materials_material_id_materials_id_fk";
--> statement-breakpoint
ALTER TABLE "price_rows" DROP CONSTRAINT "price_rows_material_id_materials_id_fk";
--> statement-breakpoint
ALTER TABLE "materials" ALTER COLUMN "position" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "catalog_price_groups" ADD CONSTRAINT "catalog_price_groups_group_id_price_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."price_groups"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_members" ADD CONSTRAINT "union_members_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_category_materials" ADD CONSTRAINT "price_category_materials_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rows" ADD CONSTRAINT "price_rows_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- What is on the site already is there to be edited.
INSERT INTO "content_entries" ("kind", "subject_id", "title", "version", "published_version", "updated_at")
SELECT 'material', "erp_id", "name", 1, 1, date_trunc('milliseconds', now()) FROM "materials" ORDER BY "position", "id";--> statement-breakpoint
INSERT INTO "content_entries" ("kind", "subject_id", "title", "version", "published_version", "updated_at")
SELECT 'price-group', "erp_id", "title", 1, 1, date_trunc('milliseconds', "updated_at") FROM "price_groups" ORDER BY "id";
